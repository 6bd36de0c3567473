"""A package tree in a temporary folder, for the tests of the checks."""

import tempfile
import unittest
from pathlib import Path


class TreeTestCase(unittest.TestCase):
    """Gives each test an empty folder."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
