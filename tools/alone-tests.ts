/**
 * Test files that have a worker to themselves, because they change what the modules of the application keep: these set the
 * monotonic clock, and what was sent by theirs would lie in the future of every test after them.
 */
export const ALONE_TESTS: string[] = [
  'src/app/fault-matrix.test.ts',
  'src/features/orders/payment/import/row-sender.test.ts',
  'src/features/orders/screens/form/orders-alike.test.ts',
  'src/features/orders/workflow/reconcile/check-for-order.test.ts',
]
