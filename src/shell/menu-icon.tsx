import {
  IconBuilding,
  IconCashBanknote,
  IconCheckbox,
  IconComponents,
  IconDatabase,
  IconHome,
  IconList,
  IconMessage,
  IconReceiptRefund,
  IconReceipt,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react'
import { createElement, type ReactElement } from 'react'

/** Icon names that menus of the platform use; any other name gets the default, `component`. */
const ICONS: ReadonlyMap<string, Icon> = new Map(
  Object.entries({
    component: IconComponents,
    money: IconCashBanknote,
    list: IconList,
    check: IconCheckbox,
    minus: IconReceipt,
    undo: IconReceiptRefund,
    setting: IconDatabase,
    tree: IconBuilding,
    edit: IconMessage,
    home: IconHome,
    user: IconUserCheck,
  }),
)

/** One element per icon: the same one is not rendered again when the menu around it is. */
const drawn = new Map<Icon, ReactElement>()

/** The icon a menu entry names. No component: that would render too, for each entry. */
export function menuIcon(name: string): ReactElement {
  const icon = ICONS.get(name) ?? IconComponents
  const element =
    drawn.get(icon) ?? createElement(icon, { size: 18, stroke: 1.6, 'aria-hidden': true })
  drawn.set(icon, element)
  return element
}
