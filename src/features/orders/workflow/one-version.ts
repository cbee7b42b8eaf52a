import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { orderKeys } from '@/api/resources/order-reads'
import type { Page } from '@/api/contract/envelope'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { fromWireTime, type WireTime } from '@/domain/china-time'
import type { OrderKind } from '@/domain/order-kinds'
import { usePageEffect } from '@/platform/page-active'
import { rowIn } from './row-in-answer'

/** How much older than the order a log may have been read and still go with it, in ms: both start together. */
const TOGETHER_MS = 1000

/** An order as one of the reads of a page shows it. */
interface Sighting {
  queryKey: QueryKey
  /** epoch ms of its last change */
  version: number
}

/**
 * What a page shows of an order is one version of it: when one of the page's reads (the order, the ledger's
 * payment order and reverse orders, the log) has a newer one than another, the older is read again, quietly
 * and once for each version. See docs/domain/screens.md, "Confirming".
 */
export function useOneVersion(kind: OrderKind, code: string): void {
  const queryClient = useQueryClient()
  usePageEffect(() => {
    const reread = new Set<string>()
    const check = () => {
      for (const { queryKey, version } of olderReads(queryClient, kind, code)) {
        const id = JSON.stringify([queryKey, version])
        if (reread.has(id)) continue
        reread.add(id)
        void queryClient.invalidateQueries({ queryKey, exact: true })
      }
    }
    check()
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      const isRead = type === 'updated' && query.state.fetchStatus === 'idle'
      // Not within the cache's own notification.
      if (isRead) setTimeout(check, 0)
    })
  }, `${kind} ${code}`)
}

/** The reads that show an older version than the newest that was seen, with that version. */
function olderReads(queryClient: QueryClient, kind: OrderKind, code: string): Sighting[] {
  const keys = orderKeys(kind)
  const detailKey = keys.detail(code)
  const detail = queryClient.getQueryState<ChainOrder>(detailKey)
  if (!detail?.data) return []
  const sightings = [
    sighting(detailKey, detail.data.gmtModified),
    ...chainSightings(queryClient, kind, code, detail.data),
  ].flatMap((each) => each ?? [])

  const logKey = keys.log(code)
  const log = queryClient.getQueryState<OperationLogEntry[]>(logKey)
  const logged = sighting(logKey, log?.data?.[0]?.gmtCreate)
  const newest = Math.max(...sightings.map(({ version }) => version), logged?.version ?? 0)
  const older = sightings.filter(({ version }) => version < newest)
  // A step on another order of the chain changes this one without an entry, so a log is not old by its
  // entries alone.
  const isLogOld =
    logged !== undefined &&
    logged.version < newest &&
    (older.length > 0 || (log?.dataUpdatedAt ?? 0) < detail.dataUpdatedAt - TOGETHER_MS)
  return [...older, ...(isLogOld ? [logged] : [])].map(({ queryKey }) => ({
    queryKey,
    version: newest,
  }))
}

/** What of any order leads to the rest of its chain. */
interface ChainOrder {
  gmtModified?: WireTime | undefined
  paymentCode?: string | undefined
  debitCode?: string | undefined
}

/** The order as the other documents of its chain show it. */
function chainSightings(
  queryClient: QueryClient,
  kind: OrderKind,
  code: string,
  { paymentCode }: ChainOrder,
): (Sighting | undefined)[] {
  if (kind === 'debit' && paymentCode !== undefined) {
    const key = orderKeys('payment').detail(paymentCode)
    const payment = queryClient.getQueryData<PaymentOrderDetail>(key)
    const line = payment?.debitOrders.find((debit) => debit.code === code)
    return [sighting(key, line?.gmtModified)]
  }
  if (kind === 'reverse' && paymentCode !== undefined) {
    const lists = queryClient.getQueriesData<Partial<Page<ReverseOrder>>>({
      queryKey: orderKeys('reverse').lists,
    })
    return lists.map(([key, answer]) => {
      const isChain = (key[2] as { paymentCode?: unknown } | undefined)?.paymentCode === paymentCode
      return sighting(key, isChain ? rowIn(answer, code)?.gmtModified : undefined)
    })
  }
  return []
}

function sighting(queryKey: QueryKey, changed: WireTime | undefined): Sighting | undefined {
  const version = changed === undefined ? undefined : fromWireTime(changed)
  return version === undefined ? undefined : { queryKey, version }
}
