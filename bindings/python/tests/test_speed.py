"""What `benches/peers/python` says of two functions. How fast the package is, no test says: that hangs on the machine."""
# SPEC N13

import argparse
import importlib.util
from importlib.machinery import SourceFileLoader
from pathlib import Path

PROGRAM = Path(__file__).parents[3] / "benches" / "peers" / "python"


def test_the_ratio_is_that_of_the_times() -> None:
    loader = SourceFileLoader("bench", str(PROGRAM))
    spec = importlib.util.spec_from_loader("bench", loader)
    assert spec
    bench = importlib.util.module_from_spec(spec)
    loader.exec_module(bench)

    def ours(text: bytes) -> None:
        sum(text)

    def theirs(text: bytes) -> None:
        for _ in range(4):
            sum(text)

    settings = argparse.Namespace(rounds=5, seconds=0.02)
    took, ratios = bench.measure(ours, {"theirs": theirs, "ours": ours}, [bytes(5_000)], settings)
    assert took > 0 and 2.5 < ratios["theirs"] < 6 and 0.6 < ratios["ours"] < 1.7
