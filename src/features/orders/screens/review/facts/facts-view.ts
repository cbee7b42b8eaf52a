import type { ComponentType } from 'react'
import type { OrderBase } from '../../../order-type'
import type { FactsSource } from '../../../workflow/recent-orders'

/** What a type shows beside a decision; fetched once the order is there. */
export interface FactsView<Order extends OrderBase> extends FactsSource<Order> {
  /** what the order's budget says, for orders that have one */
  Budget?: ComponentType<{ order: Order }>
}
