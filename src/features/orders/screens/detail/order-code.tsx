import type { OrderKind } from '@/domain/order-kinds'
import { linkTo } from '@/shell/app-link'
import { useCanOpen } from '@/shell/use-can-open'
import { useUser } from '@/session/use-user'

interface OrderCodeProps {
  code: string
  kind: OrderKind
}

/** An order's code: a link for who may open the order, text for everybody else. */
export function OrderCode({ code, kind }: OrderCodeProps) {
  const canOpen = useCanOpen(useUser())
  const path = `/${kind}/order/detail` as const
  if (!canOpen(path)) return code
  return linkTo(path, { code }, code)
}
