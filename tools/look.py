"""Look at the built site as a reader does: screenshots, and axe's check for accessibility.

    python tools/look.py SITE OUT [PATTERN ...]

Every page of SITE (or those whose path holds a PATTERN) is opened in a headless Chromium on a
desktop and on a phone, light and dark. Pictures go to OUT. Ends with 1 where axe finds something
serious or a page is wider than its screen. Without Chromium it says so and does nothing.
"""

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SCREENS = {"desktop": (1280, 900), "phone": (390, 844)}
THEMES = ("light", "dark")
SERIOUS = ("serious", "critical")


@dataclass(frozen=True, slots=True)
class View:
    """One way to look at a page."""

    screen: str
    theme: str

    def open(self, browser: Browser) -> Page:
        width, height = SCREENS[self.screen]
        page = browser.new_page(
            viewport={"width": width, "height": height},
            color_scheme="dark" if self.theme == "dark" else "light",
            reduced_motion="reduce",
        )
        # The site needs no network: whatever asks for it shows up as a finding.
        page.route("http*://**", lambda route: route.abort())
        return page


def look(page: Page, view: View, site: Path, path: Path, out: Path) -> list[str]:
    """Open one page in one view, keep its picture, and return what is wrong with it."""
    name = path.relative_to(site)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.resolve().as_uri())
    page.wait_for_load_state("load")
    findings = [f"asks the network for {url}" for url in asked if url.startswith("http")]

    picture = out / f"{name.with_suffix('')}-{view.screen}-{view.theme}.png"
    picture.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=picture, full_page=True)

    width = page.evaluate("document.documentElement.scrollWidth")
    if width > SCREENS[view.screen][0]:
        findings.append(f"is {width} pixels wide")
    for violation in Axe().run(page).response["violations"]:
        where = ", ".join(node["target"][0] for node in violation["nodes"][:3])
        findings.append(f"{violation['impact']}: {violation['help']} ({where})")
    return [f"{name} ({view.screen}, {view.theme}) {finding}" for finding in findings]


def main(site: Path, out: Path, patterns: list[str]) -> int:
    """Look at all pages in all views; say what was found and where the pictures are."""
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    if executable is None:
        print(f"No Chromium here (looked for {', '.join(BROWSERS)}): nothing was looked at.")
        return 0
    pages = sorted(site.rglob("*.html"))
    if patterns:
        pages = [path for path in pages if any(pattern in str(path) for pattern in patterns)]

    findings = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        for screen in SCREENS:
            for theme in THEMES:
                view = View(screen, theme)
                for path in pages:
                    page = view.open(browser)
                    findings += look(page, view, site, path, out)
                    page.close()
        browser.close()

    print("\n".join(findings))
    grave = [
        finding
        for finding in findings
        if any(f") {impact}:" in finding for impact in SERIOUS) or ") is " in finding
    ]
    views = len(SCREENS) * len(THEMES)
    print(f"{len(pages)} pages in {views} views: {len(findings)} findings, {len(grave)} grave.")
    print(f"The pictures are in {out}")
    return 1 if grave else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]))
