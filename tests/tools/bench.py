"""Measure: every module of tests/benchmarks and of the games' own, or those named."""

import importlib

from web.build.environment import ROOT, install


def main(args: list[str]) -> None:
    """Run the named benchmarks, or all; whatever is no name of a benchmark is passed on to each."""
    known = modules()
    if {"-h", "--help"} & set(args):
        print(f"usage: python3 build.py bench [{'|'.join(known)}]… [arguments for them]")
        return
    install("test")
    chosen = [name for name in known if name in args] or list(known)
    rest = [arg for arg in args if arg not in known]
    for name in chosen:
        print(f"== {name}", flush=True)
        importlib.import_module(known[name]).main(rest)


def modules() -> dict[str, str]:
    """The modules that measure, by name: those for all games, and `<game>-<name>` for those of one."""
    tests = ROOT / "tests"
    shared = {path.stem: f"tests.benchmarks.{path.stem}" for path in sorted((tests / "benchmarks").glob("[!_]*.py"))}
    own = sorted(tests.glob("*/benchmarks/[!_]*.py"))
    games = {f"{path.parts[-3]}-{path.stem}": f"tests.{path.parts[-3]}.benchmarks.{path.stem}" for path in own}
    return shared | games
