import json
import re
import unittest
from pathlib import Path

from grammar import Grammar

ROOT = Path(__file__).resolve().parents[2]
EDITOR = ROOT / "Scripts/editor"
EXAMPLE = '''\
# Clips: open, come back.
session 1.0
app     clip
tags    smoke clips
param   user=guest

case "open \\"a\\" clip"
  todo "later"
  app launch logged-in=yes
  include _login.nav user=${user}
  [not linux] tap clip 3
  | pushed DetailClip(3)
  |-
  expect stack is Clip > DetailClip(3)   # a comment
  expect depth >= 2
  expect can back
  ! back
  swipe down cancel at 40%
  begin tap clip 3
  advance 300ms
  let id = ${env:CLIP_ID:-9}
  open clip://clip/${id}
  expect title is not "${id} \\q"
  x-vendor anything "goes
  tpa clip 3
'''
EXPECTED = {
    1: [("comment.line.number-sign", "# Clips: open, come back.")],
    2: [("keyword.control.session", "session"), ("constant.numeric.version", "1.0")],
    3: [("storage.type.header", "app")],
    4: [("storage.type.header", "tags")],
    5: [("storage.type.header", "param"), ("variable.parameter", "user"), ("keyword.operator.assignment", "=")],
    7: [("keyword.control.case", "case"), ("entity.name.function.case", '"open \\"a\\" clip"')],
    8: [("keyword.control.mark", "todo"), ("string.quoted.double", '"later"')],
    9: [("support.function.command", "app"), ("variable.parameter", "logged-in"), ("keyword.operator.assignment", "=")],
    10: [
        ("keyword.control.structure", "include"), ("variable.parameter", "user"), ("keyword.operator.assignment", "="),
        ("variable.other", "${user}")],
    12: [("punctuation.definition.output", "|"), ("markup.raw.output", "pushed DetailClip(3)")],
    13: [("punctuation.definition.output", "|-")],
    14: [
        ("keyword.control.expect", "expect"), ("support.variable.subject", "stack"), ("keyword.operator.relation", "is"),
        ("comment.line.number-sign", "# a comment")],
    15: [
        ("keyword.control.expect", "expect"), ("support.variable.subject", "depth"), ("keyword.operator.relation", ">="),
        ("constant.numeric", "2")],
    16: [("keyword.control.expect", "expect"), ("support.variable.subject", "can")],
    18: [("support.function.command", "swipe down"), ("constant.numeric", "40%")],
    20: [("support.function.command", "advance"), ("constant.numeric", "300ms")],
    21: [("keyword.control.structure", "let"), ("variable.other", "${env:CLIP_ID:-9}")],
    22: [("support.function.command", "open"), ("variable.other", "${id}")],
    23: [
        ("keyword.control.expect", "expect"), ("support.variable.subject", "title"), ("keyword.operator.relation", "is not"),
        ("string.quoted.double", '"${id} \\q"'), ("variable.other", "${id}"), ("invalid.illegal.escape", "\\q")],
    24: [("comment.block.vendor", '  x-vendor anything "goes')],
    25: [("constant.numeric", "3")],
}


class GrammarTests(unittest.TestCase):
    def setUp(self):
        self.data = json.loads((EDITOR / "nav.tmLanguage.json").read_text(encoding="utf-8"))
        self.grammar = Grammar(self.data)

    def test_example_is_coloured(self):
        for number, expected in EXPECTED.items():
            line = EXAMPLE.splitlines()[number - 1]
            found = [(name.removesuffix(".nav"), text) for name, text in self.grammar.scopes(line)]
            self.assertEqual(found, expected, line)

    def test_every_line_of_the_sessions_begins_with_something_known(self):
        files = sorted((ROOT / "Tests/Sessions").rglob("*.nav"))
        self.assertTrue(files)
        for path in files:
            for line in path.read_text(encoding="utf-8").splitlines():
                if line.strip():
                    self.assertTrue(self.grammar.scopes(line), f"{path.name}: {line}")

    def test_every_command_of_the_catalog_is_known(self):
        source = (ROOT / "Sources/Sessions/Commands/CommandDescription.swift").read_text(encoding="utf-8")
        body = source[source.index("enum Verb"):]
        body = body[:body.index("\n\n")]
        words = {
            bare: quoted or bare
            for line in re.findall(r"^  case (.*)$", body, re.MULTILINE)
            for bare, quoted in re.findall(r"(\w+)(?: = \"([^\"]+)\")?", line)}
        self.assertGreater(len(words), 20)
        for verb in sorted(words.keys() - self.words_of_the_prompt()):
            scopes = self.grammar.scopes(f"  {words[verb]} top")
            self.assertTrue(scopes, verb)
            self.assertRegex(scopes[0][0], r"^(support\.function|keyword\.control|storage\.type)", verb)

    def words_of_the_prompt(self):
        source = (ROOT / "Sources/Sessions/Commands/CommandDescription.swift").read_text(encoding="utf-8")
        body = source[source.index("var availability: CommandDescription.Availability"):]
        # The cases between the one before and what they stand for.
        cases = body[:body.index(".promptOnly")].rsplit("case ", 1)[1]
        words = set(re.findall(r"\.(\w+)", cases))
        self.assertIn("record", words)
        self.assertNotIn("tap", words)
        return words

    def test_names_of_the_package_fit(self):
        package = json.loads((EDITOR / "package.json").read_text(encoding="utf-8"))
        contributes = package["contributes"]
        self.assertEqual(contributes["grammars"][0]["scopeName"], self.data["scopeName"])
        for part in contributes["grammars"] + contributes["languages"]:
            self.assertTrue((EDITOR / part.get("path", part.get("configuration"))).is_file())
        json.loads((EDITOR / "language-configuration.json").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
