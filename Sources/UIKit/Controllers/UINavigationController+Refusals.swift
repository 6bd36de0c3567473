extension UINavigationController {
  final func refuse(
    _ refusal: StackRefusal, _ controller: UIViewController, _ runtime: Runtime
  ) {
    let screen = controller.nameInMessages
    let stack = nameInMessages
    switch refusal {
    case .navigationControllerNotPushable:
      runtime.refuse(.navigationControllerNotPushable(screen: screen, stack: stack), by: self)
    case .alreadyOnStack:
      runtime.refuse(.alreadyOnStack(screen: screen, stack: stack), by: self)
    case .rootCannotPop:
      runtime.refuse(.rootCannotPop(stack: stack), by: self)
    case .notOnStack:
      runtime.refuse(.notOnStack(screen: screen, stack: stack), by: self)
    case .notDistinct:
      runtime.refuse(.notDistinct(stack: stack), by: self)
    }
  }

  final func refuseLate(_ call: StackCall, _ runtime: Runtime) {
    runtime.refuse(
      .stackInTransition(operation: call.methodName, stack: nameInMessages), by: self)
  }
}
