"""Measure: every module of tests/benchmarks, or those named."""

import importlib

from web.build.environment import ROOT, install


def main(args: list[str]) -> None:
    """Run the named benchmarks, or all; whatever is no name of a benchmark is passed on to each."""
    known = sorted(path.stem for path in (ROOT / "tests" / "benchmarks").glob("[!_]*.py"))
    if {"-h", "--help"} & set(args):
        print(f"usage: python3 build.py bench [{'|'.join(known)}]… [arguments for them]")
        return
    install("test")
    chosen = [name for name in known if name in args] or known
    rest = [arg for arg in args if arg not in known]
    for name in chosen:
        print(f"== {name}", flush=True)
        importlib.import_module(f"tests.benchmarks.{name}").main(rest)
