"""A Chromium for the tests: one that is installed, else Playwright's own, else the system's package."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from web.build.environment import CACHE, give_up, install, python, say
from web.build.sources import project

CHOSEN = f"{project().name.upper()}_BROWSER"  # an environment variable that names the executable to use
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge")
# The same engine without windows and accounts of its own: what tests look at, they see in it with a sixth less work.
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
WINDOWS = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
# Asked in a process of its own: who wants a browser may use Playwright already, and it refuses to be there twice.
WHERE = """from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""
# What a browser loads for its own address line, at every window, would be a second page beside ours.
OWN_PAGES = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI")
# The last list counts: these are Playwright's own, without which browsers ask other hosts, or upgrade our address.
NOT_FOR_TESTS = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "msForceBrowserSignIn",
    "msEdgeUpdateLaunchServicesPreferredVersion",
)
LAUNCH_ARGS = (
    "--no-sandbox",  # containers and root accounts have none to offer
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join((*NOT_FOR_TESTS, *OWN_PAGES))}",
)


@cache
def find_browser(*, windowless: bool = False) -> Path | None:
    """A Chromium, Chrome or Edge on this machine, installed if need be; or where no window is needed, a shell of one.

    None if there is none to be had.
    """
    return _installed(SHELLS if windowless else ()) or _from_playwright() or _from_the_system(windowless=windowless)


def browser(*, windowless: bool = False) -> Path:
    """Like find_browser, but without one the command ends with a sentence that says what to do."""
    found = find_browser(windowless=windowless)
    if found is None:
        give_up(
            "the page is tested in a real browser, and none could be found or installed. Install Chromium, "
            f"Chrome or Edge, or set {CHOSEN} to the path of one, and run the command again."
        )
    os.environ[CHOSEN] = str(found)  # tests in other processes need not search again
    return found


def _installed(first: tuple[str, ...] = ()) -> Path | None:
    chosen = os.environ.get(CHOSEN)
    if chosen:
        return Path(chosen)
    candidates = [shutil.which(name) for name in (*first, *NAMES)]
    if sys.platform == "darwin":
        candidates += [str(place / path.lstrip("/")) for path in MAC for place in (Path("/"), Path.home())]
    if sys.platform == "win32":
        roots = [os.environ.get(name) for name in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")]
        candidates += [str(Path(root) / path) for root in roots if root for path in WINDOWS]
    return next((Path(path) for path in candidates if path and Path(path).exists()), None)


def _from_playwright() -> Path | None:
    """Playwright's Chromium, kept in .cache; on a bare Linux it may lack libraries, so it has to start once."""
    install("test")
    os.environ.setdefault("PLAYWRIGHT_BROWSERS_PATH", str(CACHE / "playwright"))
    asked = subprocess.run([python(), "-c", WHERE], check=True, capture_output=True, encoding="utf-8")
    path = Path(asked.stdout.strip())
    if not path.exists():
        say("Fetching Playwright's Chromium")
        _run(str(python()), "-m", "playwright", "install", "chromium")
    works = path.exists() and (sys.platform == "win32" or _run(str(path), "--version"))
    return path if works else None


def _from_the_system(*, windowless: bool) -> Path | None:
    """Chromium from apt, where this account may install packages without a password."""
    if not shutil.which("apt-get"):
        return None
    root = [] if hasattr(os, "geteuid") and os.geteuid() == 0 else ["sudo", "-n"]
    if root and not (shutil.which("sudo") and _run("sudo", "-n", "true")):
        return None
    wait = ("-o", "DPkg::Lock::Timeout=300")  # somebody else may be installing something
    say("Installing the system's Chromium package")
    _run(*root, "apt-get", *wait, "update", "--quiet")
    first = SHELLS[:1] if windowless else ()
    for package in (*first, "chromium"):  # not every system has both
        if _run(*root, "apt-get", *wait, "install", "--yes", "--quiet", "--no-install-recommends", package):
            break
    return _installed(first)


def _run(*command: str) -> bool:
    done = subprocess.run(command, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return done.returncode == 0
