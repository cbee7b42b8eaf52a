interface DepartmentCarrier {
  affiliationDepartmentName?: string | undefined
  affiliationDepartmentCode?: string | undefined
}

/** What the department that bears an order's cost is called, else its code; undefined when the order names none. */
export function departmentOf(order: DepartmentCarrier): string | undefined {
  return order.affiliationDepartmentName ?? order.affiliationDepartmentCode
}

interface PrincipalCarrier {
  principalName?: string | undefined
  principalId?: number | undefined
}

/** What the person in charge of an order is called, else their id; undefined when the order names nobody. */
export function principalOf(order: PrincipalCarrier): string | undefined {
  return order.principalName ?? order.principalId?.toString()
}
