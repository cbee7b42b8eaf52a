import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const FEE_ITEM = {
  gifts: '6666020102',
  staffActivities: '6666010305',
  departmentVisits: '6666010310',
  birthdayBenefits: '6666010304',
} as const

/** What an internally settled order is booked on. See docs/domain/base-data.md, "Code tables". */
export const FEE_ITEMS: readonly { code: string; name: MessageDescriptor }[] = [
  { code: FEE_ITEM.gifts, name: msg({ context: 'fee item', message: 'Gifts' }) },
  {
    code: FEE_ITEM.staffActivities,
    name: msg({ context: 'fee item', message: 'Staff activities' }),
  },
  {
    code: FEE_ITEM.departmentVisits,
    name: msg({ context: 'fee item', message: 'Department visits' }),
  },
  {
    code: FEE_ITEM.birthdayBenefits,
    name: msg({ context: 'fee item', message: 'Birthday benefits' }),
  },
]

interface FeeItemCarrier {
  feeItemCode?: string | undefined
  feeItemName?: string | undefined
}

/**
 * The name of an order's fee item: by its code in the chosen language, else as the server sent it, else
 * the bare code; undefined when the order has none.
 */
export function feeItemName({
  feeItemCode,
  feeItemName,
}: FeeItemCarrier): MessageDescriptor | string | undefined {
  const known = FEE_ITEMS.find(({ code }) => code === feeItemCode)
  return known?.name ?? feeItemName ?? feeItemCode
}
