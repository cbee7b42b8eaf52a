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

/** In `src`, without endings. */
export const BESIDE_MODULES = [
  'app/mantine-context',
  'components/menu-button/open-menu',
  'components/popover-button/open-popover',
  'components/data-table/column-handles',
  'shell/user-menu/open-user-menu',
  'features/list/not-refreshed',
  'features/list/selection/row-tools',
  'features/orders/payment/cell-filters',
  'features/orders/payment/import/import-tool',
]

/**
 * Whether a module comes by itself beside that list, once its rows are there: menus, the tools of rows. What they import that is
 * not there yet comes with them. (Tags and notes come by themselves, too, but in files of their own: a page that is
 * in one file with them could not do without them.)
 */
export function comesBeside(moduleId: string): boolean {
  const path = moduleId.replaceAll('\\', '/')
  return BESIDE_MODULES.some((name) => path.includes(`/src/${name}.ts`))
}
