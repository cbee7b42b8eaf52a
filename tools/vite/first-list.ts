/**
 * The list that most people open first. What is loaded until its rows are there has a budget of its own
 * (docs/decisions/first-load-budget.md).
 */
export const FIRST_LIST = '/payment/order/list'

/** Whether a module is that list's component, which the router's plugin splits off its route file. */
export function isFirstList(moduleId: string): boolean {
  return /[\\/]_shell[\\/]payment[\\/]order[\\/]list\.tsx\?tsr-split=[\w-]*component/.test(moduleId)
}
