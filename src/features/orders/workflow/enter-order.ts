import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { startRead } from '@/api/user-reads'
import type { CodesRequest, orderReads } from '@/api/resources/order-reads'
import type { User } from '@/api/contract/session'
import type { OrderKind } from '@/domain/order-kinds'

interface EnteredOrder {
  context: { queryClient: QueryClient }
  deps: { code?: string | undefined }
  preload: boolean
}

/**
 * Starts the reads of an order and its log as soon as one of its pages is entered, without waiting for them.
 *
 * @returns the route's `loader`; without a code in the URL there is nothing to read
 */
export function startOrder<Request extends CodesRequest, Row extends { code: string }, Detail>({
  detailOptions,
  logsOptions,
}: ReturnType<typeof orderReads<Request, Row, Detail>>) {
  return ({ context: { queryClient }, deps: { code }, preload }: EnteredOrder): void => {
    if (code === undefined) return
    startRead(queryClient, detailOptions(code), { isPreload: preload })
    startRead(queryClient, logsOptions(code), { isPreload: preload })
  }
}

interface EnteredQueue {
  context: { user: User | undefined }
  search: { code?: string | undefined; queue?: string | undefined }
  preload: boolean
}

/**
 * A link of a confirm list asks with `queue=new` for a queue of what the list shows at this moment; it
 * gets one under an id of its own, which then stands in the URL.
 *
 * @returns the route's `beforeLoad`; it throws the redirect to the confirm screen with the queue's id
 */
export function enterQueue(kind: OrderKind) {
  return ({ context: { user }, search, preload }: EnteredQueue): Promise<void> | undefined =>
    search.queue === 'new' && !preload ? startNew(kind, user, search.code) : undefined
}

async function startNew(
  kind: OrderKind,
  user: User | undefined,
  code: string | undefined,
): Promise<void> {
  const { startQueue } = await import('./queue-store')
  const queue = startQueue(user?.username ?? '', `${kind}-order`)
  throw redirect({ to: `/${kind}/confirm/submit`, search: { code, queue }, replace: true })
}
