import { linkTo } from '@/shell/app-link'
import { useCanOpen } from '@/shell/use-can-open'
import { useUser } from '@/session/use-user'
import type { OrderPaths } from '../../order-type'

interface OrderCodeProps {
  code: string
  /** the screen that shows this order */
  path: OrderPaths['detail']
}

/** An order's code: a link for who may open the order, text for everybody else. */
export function OrderCode({ code, path }: OrderCodeProps) {
  const canOpen = useCanOpen(useUser())
  if (!canOpen(path)) return code
  return linkTo(path, { code }, code)
}
