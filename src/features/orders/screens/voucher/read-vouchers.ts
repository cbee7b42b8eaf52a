import type { QueryClient } from '@tanstack/react-query'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { refetchQuery } from '@/api/user-reads'
import type { OrderBase, OrderWorkflow } from '../../order-type'

/** An order as it is printed, with its log; or only its code where either could not be read. */
export type ReadVoucher<Order> =
  | { code: string; order: Order; log: readonly OperationLogEntry[] }
  | { code: string; error: unknown }

/** So many orders are read at a time. */
const AT_A_TIME = 4

interface ReadInput<Order extends OrderBase> {
  queryClient: QueryClient
  type: Pick<OrderWorkflow<Order>, 'detail' | 'logs'>
  codes: readonly string[]
  signal: AbortSignal
  /** how many were read, or could not be */
  onProgress: (count: number) => void
}

/**
 * Reads orders and their logs as they are now, in the order of their codes. One that can't be read holds none of the
 * others up, and is told.
 *
 * @returns undefined after an abort
 */
export async function readVouchers<Order extends OrderBase>({
  queryClient,
  type,
  codes,
  signal,
  onProgress,
}: ReadInput<Order>): Promise<ReadVoucher<Order>[] | undefined> {
  const read = new Map<string, ReadVoucher<Order>>()
  const waiting = [...codes]
  const readOn = async () => {
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) {
      if (signal.aborted) return
      read.set(code, await readOne(queryClient, type, code))
      onProgress(read.size)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, readOn))
  return signal.aborted ? undefined : codes.flatMap((code) => read.get(code) ?? [])
}

async function readOne<Order extends OrderBase>(
  queryClient: QueryClient,
  type: Pick<OrderWorkflow<Order>, 'detail' | 'logs'>,
  code: string,
): Promise<ReadVoucher<Order>> {
  try {
    const order = await refetchQuery(queryClient, type.detail(code))
    const log = await refetchQuery(queryClient, type.logs(code))
    return { code, order, log }
  } catch (error) {
    return { code, error }
  }
}
