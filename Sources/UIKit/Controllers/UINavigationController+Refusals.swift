extension UINavigationController {
  final func refuse(
    _ refusal: StackRefusal, _ controller: UIViewController
  ) {
    let screen = controller.nameInMessages
    let stack = nameInMessages
    switch refusal {
    case .navigationControllerNotPushable:
      Runtime.current.refuse(
        .navigationControllerNotPushable(screen: screen, stack: stack), by: self)
    case .alreadyOnStack:
      Runtime.current.refuse(.alreadyOnStack(screen: screen, stack: stack), by: self)
    case .rootCannotPop:
      Runtime.current.refuse(.rootCannotPop(stack: stack), by: self)
    case .notOnStack:
      Runtime.current.refuse(.notOnStack(screen: screen, stack: stack), by: self)
    case .notDistinct:
      Runtime.current.refuse(.notDistinct(stack: stack), by: self)
    }
  }

  final func refuseLate(_ call: StackCall) {
    Runtime.current.refuse(
      .stackInTransition(operation: call.methodName, stack: nameInMessages), by: self)
  }
}
