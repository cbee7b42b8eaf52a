import {
  IconBuilding,
  IconCashBanknote,
  IconCheckbox,
  IconComponents,
  IconDatabase,
  IconHome,
  IconMessage,
  IconReceiptRefund,
  IconReceipt,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react'

/** Icon names that menus of the platform use; any other name gets the default, `component`. */
const ICONS: Record<string, Icon> = {
  component: IconComponents,
  home: IconHome,
  payment: IconCashBanknote,
  debit: IconReceipt,
  reverse: IconReceiptRefund,
  confirm: IconCheckbox,
  maintain: IconDatabase,
  department: IconBuilding,
  remark: IconMessage,
  user: IconUserCheck,
}

/** The icon a menu entry names. */
export function MenuIcon({ name }: { name: string }) {
  const NamedIcon = ICONS[name] ?? IconComponents
  return <NamedIcon size={18} stroke={1.6} aria-hidden />
}
