// Apple's UIKit re-exports Foundation: code that says only `import UIKit` relies on it.
@_exported public import Foundation
