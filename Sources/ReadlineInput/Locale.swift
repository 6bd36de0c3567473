// SPDX-License-Identifier: GPL-3.0-or-later
import CReadline

/// Makes readline take typed text as UTF-8.
///
/// In a locale with another codeset, or one that is not installed, readline drops every key that is not ASCII. It reads the
/// environment itself, so `setlocale` alone does not do.
func adoptUTF8() {
  if setlocale(LC_CTYPE, "") == nil || String(cString: creadline_codeset()) != "UTF-8" {
    setenv("LC_ALL", "C.UTF-8", 1)
  }
  setlocale(LC_CTYPE, "")
}
