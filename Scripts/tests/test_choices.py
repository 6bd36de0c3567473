import unittest

from choices import check, choices_in

LISTED = """\
/// What had to be chosen.
package enum UncertainChoice: String {
  /// A cancelled set puts
  /// the old array back (``UncertainChoice/ignored``).
  case oldArray = "GEST-16"
  /// Ignored.
  case ignored = "BAR-02 BAR-03"
  case plain
}
"""
PLACE = """\
extension Stack {
  /// It goes back.
  ///
  /// ``UncertainChoice/oldArray``.
  ///
  /// - Returns: What went.
  @discardableResult
  open func cancel(_ member: Member) -> [Member] {
    // ``UncertainChoice/ignored``
    let a = 1
    if member === top { return [] }
    return []
  }
}
"""
TEST = "func test_GEST_16_a() async {\n  // UncertainChoice.oldArray: so it is.\n  let a = 1\n}\n"


def found(*files, tests=()):
    return [(c.name, c.ids, c.text, c.line, c.places, c.tests) for c in choices_in(files, tests)]


class ChoiceTests(unittest.TestCase):
    def test_choices_are_cases_of_the_enumeration(self):
        self.assertEqual(
            found(("C.swift", LISTED)),
            [("oldArray", ["GEST_16"], "A cancelled set puts the old array back (``UncertainChoice/ignored``).",
              "C.swift:5", [], []),
             ("ignored", ["BAR_02", "BAR_03"], "Ignored.", "C.swift:7", [], [])])
        self.assertEqual(found(("S.swift", PLACE)), [])

    def test_a_choice_stands_where_sources_and_tests_name_it(self):
        choices = found(("C.swift", LISTED), ("S.swift", PLACE), tests=[("T.swift", TEST)])
        self.assertEqual(
            [choice[-2:] for choice in choices],
            [([("S.swift", "cancel")], [("T.swift", "test_GEST_16_a")]), ([("S.swift", "cancel")], [])])

    def test_declarations_of_all_kinds_have_names(self):
        for code, name in [
            ("package final var isOn: Bool { true }", "isOn"), ("public init(a: Int) {", "init"),
            ("open package(set) var state = 1", "state"), ("  deinit {", "deinit"),
            ("private nonisolated final func go() {", "go"), ("static let all = 3", "all"),
            ("package enum Rules: Hashable {", "Rules"), ("extension Stack.Part {", "Stack.Part"),
        ]:
            place = ("S.swift", f"/// ``UncertainChoice/oldArray``\n{code}\n")
            self.assertEqual(found(("C.swift", LISTED), place)[0][4], [("S.swift", name)])


class CheckTests(unittest.TestCase):
    def violations(self, questions, listed, place=PLACE, test=TEST):
        files = [("C.swift", f"enum UncertainChoice {{\n{listed}}}\n"), ("S.swift", place)]
        made, _ = check(questions, {"NAV_12", "GEST_16"}, choices_in(files, [("T.swift", test)]), "q.txt")
        return made.violations

    def test_each_question_wants_one_choice(self):
        case = '  case oldArray = "GEST-16"\n'
        self.assertEqual(self.violations([(3, "GEST_16")], case), [])
        self.assertEqual(
            self.violations([(3, "NAV_12"), (4, "NAV_99")], case),
            ["q.txt:3: UncertainChoice has no case for NAV_12", "q.txt:4: there is no NAV_99"])
        self.assertEqual(
            self.violations([], case + case), ["C.swift:3: GEST_16 is chosen at C.swift:2 too"])

    def test_a_misspelt_id_is_named(self):
        self.assertEqual(self.violations([], '  case oldArray = "GEST-6"\n'), ["C.swift:2: there is no GEST_6"])

    def test_a_choice_stands_in_one_place_and_has_a_test(self):
        case = '  case oldArray = "GEST-16"\n'
        self.assertEqual(
            self.violations([], case, place="", test=""),
            ["C.swift:2: oldArray is named at 0 places of the sources, not one", "C.swift:2: no test names oldArray"])
        again = PLACE + "func other() {\n  // ``UncertainChoice/oldArray``\n  go()\n}\n"
        self.assertEqual(
            self.violations([], case, place=again),
            ["C.swift:2: oldArray is named at 2 places of the sources, not one"])
