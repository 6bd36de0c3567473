import Sessions
import XCTest

final class JSONValueTests: XCTestCase {
  private func problem(_ text: String) -> String {
    do throws(JSONProblem) {
      return "read: \(try JSONValue(reading: text).line)"
    } catch {
      return "\(error.line):\(error.column): \(error.message)"
    }
  }

  func test_values_areReadAndWrittenBack() {
    for text in [
      "null", "true", "false", "0", "-1", "12.5e+3", "\"\"", "[]", "{}", "[1,[2,{}],\"x\"]",
      #"{"a":1,"b":{"c":[true,null]}}"#, #""a\"b\\c\nd\te\u0000\u001b\u007f\u0085ü😀""#,
    ] {
      XCTAssertEqual(problem(text), "read: \(text)")
    }
    XCTAssertEqual(problem(" \n{ \"a\" : [ 1 , 2 ] }\t"), #"read: {"a":[1,2]}"#)
    XCTAssertEqual(problem(#""\u00e9\ud83d\ude00\/\b\f\r""#), #"read: "é😀/\u0008\u000c\u000d""#)
  }

  func test_problems_nameThePlace() {
    let cases: [(String, String)] = [
      ("", "1:1: expected a value"), ("nul", "1:1: expected a value"),
      ("[1,]", "1:4: expected a value"), ("[1", "1:3: expected \",\" or \"]\""),
      ("{\"a\":1", "1:7: expected \",\" or \"}\""), ("{a:1}", "1:2: expected a key in quotes"),
      ("{\"a\" 1}", "1:6: expected \":\""),
      ("{\n  \"a\":1,\n  \"a\":2\n}", "3:3: the key \"a\" stands here twice"),
      ("01", "1:1: this is no number of JSON"), ("1.", "1:1: this is no number of JSON"),
      ("-", "1:1: this is no number of JSON"), ("1e", "1:1: this is no number of JSON"),
      ("\"a", "1:1: expected a closing quote"), ("\"\\x\"", "1:2: this escape is none of JSON's"),
      ("\"\\ud83d\"", "1:2: this escape is none of JSON's"),
      ("\"\\udc00\"", "1:2: this escape is none of JSON's"),
      ("\"\\u12g4\"", "1:2: this escape is none of JSON's"),
      ("\"a\nb\"", "1:3: a control character must be written as an escape"),
      ("1 2", "1:3: nothing may stand behind the value"),
      (String(repeating: "[", count: 70), "1:66: values stand inside each other more than 64 deep"),
    ]
    for (text, message) in cases { XCTAssertEqual(problem(text), message, text) }
  }
}
