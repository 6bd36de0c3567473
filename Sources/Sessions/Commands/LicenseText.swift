/// What the command `license` says.
enum LicenseText {
  static let lines = [
    "navwright comes without any warranty, to the extent permitted by law",
    "the libraries are under the Apache License 2.0",
    "the executable is under the GNU General Public License 3 or later where it links GNU readline",
    "LICENSING.md says which part is under which licence",
  ]
}
