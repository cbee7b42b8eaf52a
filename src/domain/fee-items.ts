import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What an internally settled order is booked on. See docs/domain.md, "Code tables". */
export const FEE_ITEMS: readonly { code: string; name: MessageDescriptor }[] = [
  { code: '6666020102', name: msg({ context: 'fee item', message: 'Gifts' }) },
  { code: '6666010305', name: msg({ context: 'fee item', message: 'Staff activities' }) },
  { code: '6666010310', name: msg({ context: 'fee item', message: 'Department visits' }) },
  { code: '6666010304', name: msg({ context: 'fee item', message: 'Birthday benefits' }) },
]
