// SPDX-License-Identifier: GPL-3.0-or-later
import Airports
import Clip
import Foundation
import Memo
import Movies
import Shell
import Simulator

#if !NAVWRIGHT_NO_READLINE
  import ReadlineInput
#endif

let apps: [any HeadlessApp.Type] = [
  ClipApp.self, MemoApp.self, AirportsApp.self, MoviesApp.self,
]

#if NAVWRIGHT_NO_READLINE
  let tool = ToolCommand(apps: apps)
#else
  let tool = ToolCommand(apps: apps, lineEditor: { ReadlineSource() })
#endif

exit(tool.run())
