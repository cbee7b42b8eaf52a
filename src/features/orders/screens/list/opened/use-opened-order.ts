import type { DefaultError, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { useAskedRead, useRetry } from '@/api/user-reads'
import type { OrderKind } from '@/domain/order-kinds'
import { useReadWithRow } from './use-read-with-row'

/**
 * Reads the order whose row is opened as what a person has asked for, and anew with its row. Gives what reads it once more after
 * a failure.
 *
 * @param detail how it is read
 * @param beside where what else shows stands in the cache
 */
export function useOpenedOrder<Output, Key extends QueryKey>(
  { kind, code }: { kind: OrderKind; code: string },
  detail: QueryExecuteOptions<Output, DefaultError, Output, Output, Key>,
  beside: readonly QueryKey[],
): () => void {
  const retry = useRetry(detail)
  useAskedRead(detail)
  useReadWithRow(kind, code, [detail.queryKey, ...beside])
  return retry
}
