// A field above each list of operators that keeps those in which all typed words are found.
// Without scripts the list is whole.
"use strict";

function entriesOf(list) {
  const entries = [];
  for (const part of list.children) {
    if (part.tagName === "DT") entries.push([]);
    if (entries.length) entries[entries.length - 1].push(part);
  }
  return entries;
}

function addFilter(list) {
  const entries = entriesOf(list);
  if (entries.length < 2) return;
  const texts = entries.map((parts) => parts.map((part) => part.textContent).join(" ").toLowerCase());
  const field = document.createElement("input");
  const told = document.createElement("p");
  field.type = "search";
  field.className = "ops-filter";
  field.placeholder = "Find an operator by name, kind or word";
  field.setAttribute("aria-label", "Find an operator");
  told.className = "ops-note";
  told.setAttribute("role", "status");
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    entries.forEach((parts, number) => {
      const hidden = !words.every((word) => texts[number].includes(word));
      for (const part of parts) part.hidden = hidden;
      if (!hidden) found += 1;
    });
    told.textContent = words.length ? `${found} of ${entries.length}` : "";
  });
  list.before(field, told);
}

document.addEventListener("DOMContentLoaded", () => {
  document.querySelectorAll("dl.ops-index").forEach(addFilter);
});
