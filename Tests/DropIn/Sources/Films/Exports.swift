// The only file that imports UIKit: with this one the others need not, as with a bridging header.
@_exported import UIKit
