"""Runs the tests of the scripts and ends with their tally: python3 Scripts/tests"""

import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "lib")]

from checks import tally  # noqa: E402 (the path above has to come first)

suite = unittest.defaultTestLoader.discover(str(HERE), top_level_dir=str(HERE))
result = unittest.TextTestRunner(stream=sys.stdout, verbosity=1).run(suite)
bad = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
skipped = len(result.skipped)
print(tally(result.testsRun - bad - skipped, bad, skipped))
sys.exit(1 if bad or result.testsRun == 0 else 0)
