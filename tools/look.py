"""Look at the built site as a reader does: screenshots, and axe's check for accessibility.

    python tools/look.py SITE OUT [PART-OF-A-PATH ...]

Every page of SITE (or those whose path holds one of the parts) is opened in a headless Chromium on
a desktop and on a phone, light and dark. Pictures go to OUT. The run fails where axe finds
something serious, a page is wider than its screen, or a page asks the network for something.
Without a Chromium it says so and does nothing.
"""

import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
# What a browser does by itself, in a container as well, without asking the network for anything.
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
class Finding:
    """Something wrong with a page in one view."""

    where: str
    what: str
    grave: bool

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def open_page(browser: Browser, screen: str, theme: str) -> Page:
    """An empty page in a profile of its own; the pages follow the system's light or dark."""
    width, height = SCREENS[screen]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page.route("http*://**", lambda route: route.abort())
    return page


def look(page: Page, path: Path, where: str, picture: Path) -> Iterator[Finding]:
    """Open one page, keep its picture, and say what is wrong with it."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.resolve().as_uri())
    page.wait_for_load_state("load")
    picture.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=picture, full_page=True)

    for url in asked:
        if url.startswith("http"):
            yield Finding(where, f"asks the network for {url}", grave=True)
    width, screen = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    if width > screen:
        yield Finding(where, f"is {width} pixels wide on a screen of {screen}", grave=True)
    for violation in Axe().run(page).response["violations"]:
        places = ", ".join(str(node["target"][0]) for node in violation["nodes"][:3])
        what = f"{violation['help']} ({violation['impact']}): {places}"
        yield Finding(where, what, grave=violation["impact"] in SERIOUS)


def look_at_all(executable: str, site: Path, pages: list[Path], out: Path) -> list[Finding]:
    """Look at the pages in every view."""
    findings: list[Finding] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        for path in pages:
            name = path.relative_to(site).with_suffix("")
            for screen in SCREENS:
                for theme in THEMES:
                    page = open_page(browser, screen, theme)
                    picture = out / f"{name}-{screen}-{theme}.png"
                    findings += look(page, path, f"{name} ({screen}, {theme})", picture)
                    page.close()
        browser.close()
    return findings


def main(site: Path, out: Path, parts: list[str]) -> int:
    """Look at the site; say what was found and where the pictures are."""
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    if executable is None:
        print(f"No Chromium here (looked for {', '.join(BROWSERS)}): nothing was looked at.")
        return 0
    names = {path.relative_to(site).as_posix(): path for path in sorted(site.rglob("*.html"))}
    pages = [
        path
        for name, path in names.items()
        if not name.startswith("_static/") and (not parts or any(part in name for part in parts))
    ]
    findings = look_at_all(executable, site, pages, out)
    for finding in findings:
        print(finding)
    grave = sum(finding.grave for finding in findings)
    views = f"{len(SCREENS)} screens, {len(THEMES)} themes"
    print(f"{len(pages)} pages, {views}: {len(findings)} findings, {grave} of them grave.")
    print(f"The pictures are in {out}")
    return 1 if grave else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]))
