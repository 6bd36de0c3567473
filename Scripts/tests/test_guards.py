import guards
from tree import TreeTestCase


class GuardTests(TreeTestCase):
    def violations(self, guard):
        return guard(guards.Tree(self.root)).violations

    def test_synchronous_tests_on_the_main_actor_are_named(self):
        self.write("Tests/ATests/Base.swift", "@MainActor\nclass NavTestCase: XCTestCase {}\n")
        self.write(
            "Tests/ATests/PushTests.swift",
            "final class PushTests: NavTestCase {\n  func test_a() async {}\n  func test_b() throws {}\n"
            "  nonisolated func test_c() {}\n}\n"
            "final class ValueTests: XCTestCase {\n  func test_d() {}\n  @MainActor func test_e() {}\n}\n"
            "@MainActor struct Suite {\n  @Test func test_f() {}\n}\n")
        said = " is synchronous on the main actor, which aborts the whole test bundle on Linux; make it async"
        self.assertEqual(
            self.violations(guards.synchronous_tests),
            [f"Tests/ATests/PushTests.swift:3: PushTests.test_b{said}",
             f"Tests/ATests/PushTests.swift:8: ValueTests.test_e{said}"])

    def test_a_base_class_of_the_bridge_isolates(self):
        self.write("Sources/NavwrightTesting/A.swift", "@MainActor open class AppTestCase: XCTestCase {}\n")
        self.write("Tests/ATests/A.swift", "class A: AppTestCase {\n  func test_a() {}\n}\n")
        self.assertEqual(len(self.violations(guards.synchronous_tests)), 1)

    def test_large_classes_are_named(self):
        tests = "".join(f"  func test_{n}() {{}}\n" for n in range(100))
        self.write("Tests/ATests/A.swift", f"class A: XCTestCase {{\n{tests}}}\n")
        self.assertEqual(self.violations(guards.small_classes), [])
        self.write("Tests/ATests/B.swift", "extension A {\n  func test_more() {}\n}\n")
        self.assertEqual(
            self.violations(guards.small_classes),
            ["Tests/ATests/A.swift:1: A has 101 tests, which takes minutes to compile; split it"])

    def test_fake_routers_are_named(self):
        self.write(
            "Tests/ATests/A.swift",
            "func use(_ router: any RouterProtocol) {}\nfinal class Fake<T>: Base, RouterProtocol {\n}\n"
            "extension Other:\n  RouterProtocol\n{}\n// class C: RouterProtocol {}\n")
        said = "a type of the tests conforms to RouterProtocol; test with the real router"
        self.assertEqual(
            self.violations(guards.no_fake_router),
            [f"Tests/ATests/A.swift:2: {said}", f"Tests/ATests/A.swift:4: {said}"])

    def test_waiting_is_named_unless_allowed(self):
        text = (
            "usleep(5)\nTask.sleep(nanoseconds: 1)\nThread.sleep(forTimeInterval: 1)\nq.asyncAfter(d) {}\n"
            'let e: XCTestExpectation\nexpectation(description: "x")\n"sleep(1)"\nasleep()\n')
        self.write("Tests/ATests/A.swift", text)
        self.write("Tests/ATests/PTYProcess.swift", text)
        self.write("Scripts/guards-allowed.txt", "# why\nwaiting Tests/*PTY*  # a terminal\n")
        lines = [v.split(":")[:2] for v in self.violations(guards.no_waiting)]
        self.assertEqual(lines, [["Tests/ATests/A.swift", str(n)] for n in range(1, 7)])

    def test_forbidden_words_are_named(self):
        self.write(
            "Sources/A/A.swift",
            "/// Never unowned, never try!\nunowned let a: B\ntry! b()\nfatalError(\"c\")\n\"unowned\"\ntry? d()\n")
        lines = [v.split(": ")[0] for v in self.violations(guards.no_forbidden_words)]
        self.assertEqual(sorted(lines), [f"Sources/A/A.swift:{n}" for n in (2, 3, 4)])

    def test_unfinished_places_are_named(self):
        word = "TO" + "DO"
        self.write("Sources/A/A.swift", f"let a = 1  // {word}: b\n")
        self.assertEqual(
            self.violations(guards.nothing_unfinished), ["Sources/A/A.swift:1: an unfinished place; finish it"])

    def test_the_readme_names_exactly_the_files(self):
        self.write("Scripts/run", "")
        self.write("Scripts/lib/a.py", "")
        self.write("Scripts/README.md", "| File | What |\n| --- | --- |\n| `run` | a |\n| `gone` | `b` |\n")
        self.assertEqual(
            self.violations(guards.readme_of_scripts),
            ["Scripts/README.md:1: has no row for lib/a.py",
             "Scripts/README.md:1: names gone, which is not there"])

    def test_paths_of_one_machine_are_named(self):
        home = "/ho" + "me/me/x"
        self.write("README.md", f"a\nrun {home} now\napp://home/feed and a{home}\n")
        self.assertEqual(
            self.violations(guards.no_machine_paths), [f'README.md:2: a path of one machine: "{home}"'])

    def test_main_is_there_and_short(self):
        name = "Sources/navwright/main.swift"
        self.assertEqual(self.violations(guards.short_main), [f"{name}:1: is missing"])
        self.write(name, "a\n" * 59)
        self.assertEqual(self.violations(guards.short_main), [])
        self.write(name, "a\n" * 60)
        self.assertEqual(
            self.violations(guards.short_main), [f"{name}:60: has 60 lines; what it does belongs in a module"])

    def test_a_guard_with_nothing_to_look_at_does_not_pass(self):
        self.assertEqual(guards.no_waiting(guards.Tree(self.root)).looked_at, 0)
