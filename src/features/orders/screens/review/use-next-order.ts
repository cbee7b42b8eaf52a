import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { startRead } from '@/api/user-reads'
import { isModalOpen } from '@/platform/modal-dialog'
import { usePageEffect } from '@/platform/page-active'
import { whenIdle } from '@/platform/when-idle'
import type { OrderBase, OrderWorkflow } from '../../order-type'

/** The next order is there before it is asked for. */
export function usePrefetch<Order extends OrderBase>(
  type: OrderWorkflow<Order>,
  next: string | undefined,
) {
  const queryClient = useQueryClient()
  usePageEffect(() => {
    if (next === undefined) return undefined
    return whenIdle(() => {
      startRead(queryClient, type.detail(next), { isPreload: true })
      startRead(queryClient, type.logs(next), { isPreload: true })
    })
  }, next)
}

/** What was read ahead is read again, quietly, once it shows: somebody else may have decided on it meanwhile. */
export function useReadOnArrival<Order extends OrderBase>(
  type: OrderWorkflow<Order>,
  code: string | undefined,
) {
  const queryClient = useQueryClient()
  usePageEffect(() => {
    if (code === undefined) return
    const { queryKey } = type.detail(code)
    void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
  }, code)
}

/**
 * A heading that takes the focus when the page goes on to another order: what had it belongs to the
 * order before, and Enter must not decide on one that nobody has looked at. A dialog above the page keeps it: what is being typed
 * there must not come to the page behind.
 */
export function useFocusOnChange(code: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(code)
  useLayoutEffect(() => {
    if (shown.current !== code) {
      if (!isModalOpen()) heading.current?.focus({ preventScroll: true })
      heading.current?.closest('[data-page-scroller]')?.scrollTo(0, 0)
    }
    shown.current = code
  }, [code])
  return heading
}
