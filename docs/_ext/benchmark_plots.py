"""Pictures of measured times: a line for each workload, and on it a mark for each candidate."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

WIDTH = 440
MARGIN = 16
ROW = 46
HEAD = 30

#: Name among the figures, name in the legend, kind of mark.
Candidate = tuple[str, str, str]


def picture(
    workloads: Sequence[Mapping[str, Any]], candidates: Iterable[Candidate], base: str
) -> str:
    """Draw the times of candidates in times of a base, on an axis of powers."""
    shown = [each for each in candidates if any(each[0] in one["ratios"] for one in workloads)]
    medians = [
        one["ratios"][key]["median"]
        for one in workloads
        for key, _, _ in shown
        if key in one["ratios"]
    ]
    low, high = bounds([*medians, *(one["limit"] for one in workloads if has_goal(one))])
    bottom = HEAD + ROW * len(workloads)
    height = bottom + 24 + 18 * math.ceil(len(shown) / 3)

    def x(value: float) -> float:
        share = math.log(value / low) / math.log(high / low)
        return round(MARGIN + (WIDTH - 2 * MARGIN) * share, 1)

    parts = list(axis(ticks(low, high), x, bottom, base))
    for number, workload in enumerate(workloads):
        parts += line(workload, shown, x, HEAD + ROW * number)
    parts += legend(shown, bottom + 24)
    key, title, _ = shown[0]
    told = "; ".join(f"{each['name']} {each['ratios'][key]['median']:.2f}" for each in workloads)
    label = escape(f"Times of {title}, in times of {base}: {told}", quote=True)
    size = f'viewBox="0 0 {WIDTH} {height}"'
    return f'<svg class="bench-svg" role="img" aria-label="{label}" {size}>{"".join(parts)}</svg>'


def has_goal(workload: Mapping[str, Any]) -> bool:
    """Whether the goal of a workload is on what is drawn."""
    return workload["limit"] is not None and not workload["counts"]


def bounds(values: Sequence[float]) -> tuple[float, float]:
    """Where the axis begins and ends: with room beside the outermost marks, and 1 within."""
    return min(*values, 0.9) * 0.85, max(*values, 1.1) * 1.15


def ticks(low: float, high: float) -> list[float]:
    """Round numbers along the axis: few, and 1 among them."""
    every = [step * 10.0**power for power in range(-3, 4) for step in (1, 2, 5)]
    within = [each for each in every if low <= each <= high]
    return within if len(within) <= 7 else [each for each in within if f"{each:e}"[0] == "1"]


def axis(
    values: Iterable[float], x: Callable[[float], float], bottom: int, base: str
) -> Iterator[str]:
    """Lines from top to bottom, and what they stand for."""
    for value in values:
        kind = "one" if value == 1 else "grid"
        text = escape(base) if value == 1 else f"{value:g}×"
        yield f'<path class="{kind}" d="M{x(value)} {HEAD - 8}V{bottom}"/>'
        yield f'<text class="tick" x="{x(value)}" y="{HEAD - 14}">{text}</text>'


def line(
    workload: Mapping[str, Any],
    shown: Iterable[Candidate],
    x: Callable[[float], float],
    top: int,
) -> Iterator[str]:
    """The name of a workload, its goal, and the marks: ours comes last, above the others."""
    middle = top + 32
    yield f'<text class="name" x="{MARGIN}" y="{top + 16}">{escape(workload["name"])}</text>'
    yield f'<line class="track" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{middle}" y2="{middle}"/>'
    if has_goal(workload):
        yield f'<path class="goal" d="M{x(workload["limit"])} {middle - 8}v16"/>'
    for key, title, kind in reversed(list(shown)):
        ratio = workload["ratios"].get(key)
        if ratio:
            low, high = x(ratio["low"]), x(ratio["high"])
            hint = escape(f"{title}: {ratio['median']:.2f}")
            yield f'<g class="{kind}"><title>{hint}</title>'
            yield f'<line class="spread" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
            yield f"{mark(kind, x(ratio['median']), middle)}</g>"


def mark(kind: str, x: float, y: float) -> str:
    """A mark of its own form for each candidate, for those who do not tell colours apart."""
    match kind:
        case "ours":
            return f'<circle cx="{x}" cy="{y}" r="6"/>'
        case "threads":
            return f'<circle cx="{x}" cy="{y}" r="4"/>'
        case "copy":
            return f'<path d="M{x} {y - 6}l6 11h-12z"/>'
        case "runtime":
            return f'<path d="M{x - 5} {y - 5}h10v10h-10z"/>'
        case "bound":
            return f'<path d="M{x - 3.5} {y - 3.5}h7v7h-7z"/>'
    return f'<path d="M{x} {y - 6}l6 6l-6 6l-6 -6z"/>'


def legend(shown: Iterable[Candidate], top: int) -> Iterator[str]:
    """All marks with their names, in rows of three."""
    for number, (_, title, kind) in enumerate(shown):
        x, y = MARGIN + 6 + 138 * (number % 3), top + 18 * (number // 3)
        yield f'<g class="{kind}">{mark(kind, x, y)}</g>'
        yield f'<text class="legend" x="{x + 12}" y="{y + 4}">{escape(title)}</text>'
