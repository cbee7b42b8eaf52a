/**
 * The list that most people open first. What is loaded until its rows are there has a budget of its own
 * (docs/decisions/first-load-budget.md).
 */
export const FIRST_LIST = '/payment/order/list'

const START_MODULES = [
  // What the bundler takes for the entry is the page.
  /[\\/]index\.html$/,
  // The list's component, which the router's plugin splits off its route file.
  /[\\/]_shell[\\/]payment[\\/]order[\\/]list\.tsx\?tsr-split=[\w-]*component/,
]

/** Whether a module, with all that it imports, is wanted before those rows are there: the entry and the list's component. */
export function startsFirstList(moduleId: string): boolean {
  return START_MODULES.some((module) => module.test(moduleId))
}
