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
import { createElement } from 'react'

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

/** The icon a menu entry names. */
export function MenuIcon({ name }: { name: string }) {
  return createElement(ICONS.get(name) ?? IconComponents, {
    size: 18,
    stroke: 1.6,
    'aria-hidden': true,
  })
}
