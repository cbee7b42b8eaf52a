import { redirect } from '@tanstack/react-router'
import type { User } from '@/api/contract/session'
import type { OrderPaths } from '../order-type'

interface EnteredQueue {
  /** id of the order type */
  type: string
  path: OrderPaths['confirm']
  user: User | undefined
  search: { code?: string | undefined; queue?: string | undefined }
  isPreload: boolean
}

/**
 * A link of a confirm list asks with `queue=new` for a queue of what the list shows at this moment; it
 * gets one under an id of its own, which then stands in the URL.
 *
 * @throws the redirect to the confirm screen with the queue's id
 */
export function enterQueue(entered: EnteredQueue): Promise<void> | undefined {
  return entered.search.queue === 'new' && !entered.isPreload ? startNew(entered) : undefined
}

async function startNew({ type, path, user, search: { code } }: EnteredQueue): Promise<void> {
  const { startQueue } = await import('./queue-store')
  const id = startQueue(user?.username ?? '', type)
  throw redirect({ to: path, search: { code, queue: id }, replace: true })
}
