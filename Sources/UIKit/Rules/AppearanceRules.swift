/// Where a controller stands between hidden and shown.
package enum AppearanceState: UInt8, Hashable, Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// Which appearance callbacks may follow which (LIFE-09).
package enum AppearanceRules {
  /// The state after `viewWillAppear`; nil if that may not come now.
  @inline(__always)
  package static func willAppear(from state: AppearanceState) -> AppearanceState? {
    switch state {
    case .disappeared: .appearing
    case .disappearing: PlantedFault.disappearanceOneWay.isPlanted ? nil : .appearing
    case .appearing: nil
    case .appeared: PlantedFault.appearanceTwice.isPlanted ? .appearing : nil
    }
  }

  /// The state after `viewWillDisappear`; nil if that may not come now.
  @inline(__always)
  package static func willDisappear(from state: AppearanceState) -> AppearanceState? {
    switch state {
    case .appeared: .disappearing
    case .appearing: PlantedFault.appearanceOneWay.isPlanted ? nil : .disappearing
    case .disappeared, .disappearing: nil
    }
  }

  /// The state after the did-callback that ends the open appearance transition; nil if none is open.
  @inline(__always)
  package static func end(from state: AppearanceState) -> AppearanceState? {
    switch state {
    case .appearing: .appeared
    case .disappearing: .disappeared
    case .appeared, .disappeared: nil
    }
  }
}
