import unittest

from swift_source import code_only, test_classes


def isolated(text):
    """Names of the classes of the text that live on the main actor."""
    classes = test_classes([("A.swift", code_only(text))])
    return sorted(name for name, found in classes.items() if found.is_main_actor)


class CodeOnlyTests(unittest.TestCase):
    def test_comments_are_blanked(self):
        self.assertEqual(code_only("a // b\nc /* d /* e */ f */ g"), "a     \nc" + 19 * " " + "g")

    def test_strings_are_blanked(self):
        self.assertEqual(code_only('a("b // c", d)'), 'a("      ", d)')

    def test_escaped_quotes_do_not_end_a_string(self):
        self.assertEqual(code_only(r'"a\"b" c'), '"    " c')

    def test_interpolations_stay(self):
        self.assertEqual(code_only(r'"a\(f("x"))b" c'), r'" \(f(" ")) " c')

    def test_raw_and_long_strings_are_blanked(self):
        self.assertEqual(code_only('#"a"b"# c'), '#"   "# c')
        self.assertEqual(code_only('"""\nimport A\n"""\nb'), '"""\n        \n"""\nb')

    def test_a_quote_alone_spoils_only_its_line(self):
        self.assertEqual(code_only('/"/ a\nb'), '/"   \nb')


class TestClassTests(unittest.TestCase):
    def test_attribute_isolates(self):
        self.assertEqual(isolated("@MainActor\nfinal class A: XCTestCase {}"), ["A"])

    def test_inheritance_isolates(self):
        text = "class C: B {}\nclass B: A {}\n@MainActor class A: XCTestCase {}\nclass D: XCTestCase {}"
        self.assertEqual(isolated(text), ["A", "B", "C"])

    def test_methods_of_extensions_count(self):
        text = "class A: XCTestCase {\n  func test_a() {}\n}\nextension A {\n  func test_b() async {}\n}"
        methods = test_classes([("A.swift", text)])["A"].methods
        self.assertEqual([(m.name, m.line, m.is_async) for m in methods],
                         [("test_a", 2, False), ("test_b", 5, True)])
