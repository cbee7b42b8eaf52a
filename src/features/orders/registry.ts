import type { Page } from '@/api/contract/envelope'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { orderKeys } from '@/api/resources/order-reads'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { ChainOrderPosition } from '@/domain/chain-order-transitions'
import type { OrderKind } from '@/domain/order-kinds'
import type { PaymentPosition } from '@/domain/payment-transitions'
import { debitType } from './debit/type'
import type { OrderListRequest } from './workflow/list-request'
import type { OrderBase, OrderType } from './order-type'
import { paymentType } from './payment/type'
import { reverseType } from './reverse/type'

/** A row of any type's list: what one type has and another has not is absent there. */
export type AnyOrder = OrderBase & PaymentPosition & ChainOrderPosition

/** What every order list can be asked for. */
export type AnyListRequest = OrderListRequest & { code?: string; state?: number }

/** An order type where it does not matter which. */
export interface AnyOrderType extends OrderType<AnyOrder> {
  reads: {
    keys: ReturnType<typeof orderKeys>
    fetchList: (
      request: AnyListRequest,
      options: { signal: AbortSignal },
    ) => Promise<Pick<Page<AnyOrder>, 'total' | 'isAtLeast'> & { rows: readonly AnyOrder[] }>
    logsOptions: (code: string) => UseQueryOptions<OperationLogEntry[]>
  }
}

/** The order types. Home, the command palette and links between orders know them from here only. */
export const ORDER_TYPES: Readonly<Record<OrderKind, AnyOrderType>> = {
  payment: paymentType,
  debit: debitType,
  reverse: reverseType,
}
