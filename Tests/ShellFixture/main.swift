// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import Shell

#if !NAVWRIGHT_NO_READLINE
  import ReadlineInput
#endif

#if NAVWRIGHT_NO_READLINE
  let tool = ToolCommand(apps: [BlankApp.self])
#else
  let tool = ToolCommand(apps: [BlankApp.self], lineEditor: { ReadlineSource() })
#endif

exit(tool.run())
