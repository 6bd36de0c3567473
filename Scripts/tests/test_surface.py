import unittest

from interface import Interface, name_of, plain
from surface import run, wanted_in
from uses import Uses

SURFACE = """\
1 Stack open class Stack: Screen
1 Stack open func push(_ screen: Screen, animated: Bool)
1 Stack weak open var delegate: (any Told)? { get set }
rule Stack init(root screen: Screen)
1 Told protocol Told: NSObjectProtocol
1 Told optional func told(_ stack: Stack, options: [String : Any] = [:]) -> Bool
"""


def symbol(kind, path, text, access="public", is_in_extension=False):
    """A symbol as the compiler writes it, its identifier made from its path."""
    made = {
        "kind": {"identifier": f"swift.{kind}"}, "pathComponents": path, "accessLevel": access,
        "identifier": {"precise": f"s:{'.'.join(path)}{'E' if is_in_extension else ''}"},
        "declarationFragments": [{"spelling": text}]}
    if is_in_extension:
        made["swiftExtension"] = {}
    return made


ON_MAIN = "@MainActor @preconcurrency "
STACK = symbol("class", ["Stack"], ON_MAIN + "class Stack", "open")
PUSH = symbol("method", ["Stack", "push(_:animated:)"],
              "@MainActor func push(_ one: Screen, animated: Bool)", "open")
DELEGATE = symbol("property", ["Stack", "delegate"], "@MainActor weak var delegate: (any Told)?", "open")
MADE = symbol("init", ["Stack", "init(root:)"], "@MainActor init(root screen: Screen)")
TOLD = symbol("protocol", ["Told"], ON_MAIN + "protocol Told : NSObjectProtocol")
ASKED = symbol("method", ["Told", "told(_:options:)"],
               "@MainActor func told(_ stack: Stack, options: [String : Any]) -> Bool")
DEFAULT = symbol("method", ["Told", "told(_:options:)"],
                 "@MainActor func told(_ stack: Stack, options: [String : Any] = [:]) -> Bool",
                 is_in_extension=True)
ALL = [STACK, PUSH, DELEGATE, MADE, TOLD, ASKED, DEFAULT]
RELATIONS = [
    {"kind": "inheritsFrom", "source": "s:Stack", "target": "s:Screen", "targetFallback": "UIKit.Screen"},
    {"kind": "conformsTo", "source": "s:Told", "target": "s:NSObjectProtocol",
     "targetFallback": "Foundation.NSObjectProtocol"}]
USED = {"items": [{"decl_usr": each["identifier"]["precise"]} for each in ALL]}


def found(symbols=ALL, listed=SURFACE, used=USED):
    interface = Interface([{"symbols": symbols, "relationships": RELATIONS}])
    return [violation for check in run(listed, interface, Uses([used])) for violation in check.violations]


def without(*left_out, by=()):
    return [each for each in ALL if each not in left_out] + list(by)


class SurfaceTests(unittest.TestCase):
    def test_what_is_declared_as_listed_is_right(self):
        self.assertEqual(found(), [])

    def test_what_is_missing_is_named(self):
        self.assertEqual(
            found(without(PUSH, TOLD)),
            ["Scripts/surface.txt:2: there is no Stack.push(_:animated:)",
             "Scripts/surface.txt:5: there is no Told"])

    def test_other_types_labels_and_defaults_are_named(self):
        other = symbol("property", ["Stack", "delegate"], "weak var delegate: (any Told)? { get }", "open")
        self.assertEqual(
            found(without(DELEGATE, by=[other])),
            ['Scripts/surface.txt:3: Stack.delegate is "var delegate: (any Told)? { get }", '
             'not "weak var delegate: (any Told)? { get set }"'])
        made = symbol("init", ["Stack", "init(root:)"], "convenience init(root screen: Screen)")
        self.assertEqual(
            found(without(MADE, by=[made])),
            ['Scripts/surface.txt:4: Stack.init(root:) is "convenience init(root screen: Screen)", '
             'not "init(root screen: Screen)"'])

    def test_what_cannot_be_overridden_is_named(self):
        closed = symbol("method", PUSH["pathComponents"], "func push(_ one: Screen, animated: Bool)")
        self.assertEqual(
            found(without(PUSH, by=[closed])),
            ["Scripts/surface.txt:2: Stack.push(_:animated:) is not open",
             "Stack.push(_:animated:): it is not open"])
        added = symbol(
            "method", PUSH["pathComponents"], "func push(_ one: Screen, animated: Bool)", "open", True)
        self.assertIn("Stack.push(_:animated:): it stands in an extension, where it cannot be overridden",
                      found(without(PUSH, by=[added])))

    def test_requirements_that_may_be_left_out_have_a_default(self):
        self.assertEqual(
            found(without(DEFAULT)),
            ["Scripts/surface.txt:6: Told.told(_:options:) may be left out, but has no default of this form"])
        self.assertEqual(
            found(listed=SURFACE.replace("optional func", "func")),
            ["Scripts/surface.txt:6: Told.told(_:options:) has a default, but has to be implemented"])

    def test_types_off_the_main_actor_are_named(self):
        free = symbol("class", ["Stack"], "class Stack", "open")
        self.assertEqual(found(without(STACK, by=[free])), ["Stack: it is not @preconcurrency @MainActor"])

    def test_what_no_test_uses_is_named(self):
        used = {"items": [each for each in USED["items"] if "push" not in each["decl_usr"]]}
        self.assertEqual(
            found(used=used), ["Scripts/surface.txt:2: Tests/SurfaceTests do not use Stack.push(_:animated:)"])

    def test_overriding_and_implementing_are_uses(self):
        used = {"items": [
            {"override": [PUSH["identifier"]["precise"], DELEGATE["identifier"]["precise"]]},
            {"decl_usr": MADE["identifier"]["precise"], "type": "$sStack", "protocol": "s:Told"},
            {"_kind": "func_decl", "name": {"base_name": {"name": "told"}, "args": ["_", "options"]}}]}
        self.assertEqual(found(used=used), [])

    def test_the_form_of_a_line_is_checked(self):
        self.assertEqual(
            wanted_in("# said\n\n4 Stack init()\n1 Stack\n1 Stack init()\n1 Stack init()\n")[1],
            [("Scripts/surface.txt:3", "a line is a tier, a type and a declaration"),
             ("Scripts/surface.txt:4", "a line is a tier, a type and a declaration"),
             ("Scripts/surface.txt:6", "Stack.init() is listed twice")])


class InterfaceTests(unittest.TestCase):
    def test_names_have_their_labels(self):
        for text, name in [
            ("func a()", "a()"), ("func a(_ b: C, d: E) -> F", "a(_:d:)"), ("init?(coder: A)", "init(coder:)"),
            ("func a(b: (C, D) -> Void, e: [F : G] = [:])", "a(b:e:)"), ("case `default`", "default"),
            ("var a: (B) -> C { get }", "a"), ("func a<B>(c: B) where B : D", "a(c:)"),
            ("static func == (left: A, right: A) -> Bool", "==(_:_:)"),
            ("func a(_ app: B, open url: C)", "a(_:open:)"),
        ]:
            self.assertEqual(name_of(text), name)

    def test_spellings_that_mean_the_same_are_one(self):
        for text, same in [
            ("@MainActor final let a: B", "var a: B { get }"), ("weak var a: B? { get }", "var a: B? { get }"),
            ("var a: [B : C]", "var a: [B: C] { get set }"), ("nonisolated func a()", "func a()"),
        ]:
            self.assertEqual(plain(text), same)

    def test_members_of_a_superclass_count(self):
        inherited = symbol("method", ["Screen", "show()"], "func show()", "open")
        screen = symbol("class", ["Screen"], ON_MAIN + "class Screen", "open")
        interface = Interface([{"symbols": [STACK, screen, inherited], "relationships": RELATIONS}])
        self.assertEqual([each.text for each in interface.members("Stack", "show()")], ["func show()"])


if __name__ == "__main__":
    unittest.main()
