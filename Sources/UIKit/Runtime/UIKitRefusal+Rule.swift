extension UIKitRefusal {
  /// The id of the behaviour that the refusal follows, as the list of what is covered has it; nil if none is listed.
  package var rule: String? {
    switch self {
    case .rootCannotPop: "NAV_11"
    case .notOnStack: "NAV_14"
    case .notDistinct: "NAV_20"
    case .alreadyOnStack: "NAV_25"
    case .navigationControllerNotPushable: "NAV_27"
    case .stackInTransition: "NAV_32"
    case .barRefusedTooLate: "BAR_03"
    case .alreadyPresenting: "MOD_09"
    case .notInWindow: "MOD_12"
    case .detachedPresenter: "MOD_14"
    case .presentationInProgress: "MOD_15"
    case .presentsWhileDismissed: "MOD_17"
    case .alreadyPresented: "MOD_18"
    case .presentedHasParent, .presentingRoot: "MOD_19"
    case .presentingItself: "MOD_20"
    case .nothingToDismiss: "MOD_26"
    case .dismissalInTransition: "MOD_31"
    case .presenterLeft: "MOD_40"
    case .presentationControllerUnused: "ADPT_09"
    case .noDetents, .detentsOutOfOrder: "ADPT_15"
    case .secondCancelAction: "ALRT_04"
    case .popoverWithoutSource: "ALRT_05"
    case .textFieldInActionSheet: "ALRT_07"
    case .preferredActionNotInList: "ALRT_08"
    case .notATab: "TAB_10"
    case .tabIndexOutOfRange: "TAB_11"
    case .tabKindsMixed: "TAB_22"
    case .managedTabBar: "TAB_23"
    case .rootReplacedWhilePresenting: "WIN_03"
    case .unbalancedAppearance: "LIFE_09"
    case .directAppearanceCall: "LIFE_11"
    case .notSiblings: "CONT_04"
    case .wrongParent: "CONT_05"
    case .searchWithoutScreen: "SRCH_01"
    case .presentedCannotBeChild, .containsItself, .notInThisGeneration, .notInStoryboard,
      .wrongPageCount:
      nil
    }
  }
}
