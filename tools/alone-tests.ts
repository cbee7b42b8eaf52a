/**
 * Test files that have a worker to themselves, because they change what the modules of the application keep: some set the
 * monotonic clock, and what was sent by theirs would lie in the future of every test after them. Others replace modules, which
 * whoever comes later would be given as well; and what has come earlier has the true ones. One guards the page for good, and
 * conceals it when a later test leaves it.
 */
export const ALONE_TESTS: string[] = [
  'src/app/fault-matrix.test.ts',
  'src/components/warm-tip/warm-tip-host.test.tsx',
  'src/features/base-data/maintain-screen.test.tsx',
  'src/features/list/export/run-shown-export.test.ts',
  'src/features/list/export/start-export.test.ts',
  'src/features/list/selection-tools.test.tsx',
  'src/features/orders/payment/import/import-preview.test.tsx',
  'src/features/orders/payment/import/row-sender.test.ts',
  'src/features/orders/payment/import/use-import-run.test.tsx',
  'src/features/orders/screens/batch/batch-bar.test.tsx',
  'src/features/orders/screens/chain/ledger-table.test.tsx',
  'src/features/orders/screens/form/orders-alike.test.ts',
  'src/features/orders/workflow/reconcile/check-for-order.test.ts',
  'src/shell/log-out.test.ts',
  'src/shell/page-cache/page-cache.test.tsx',
  'src/shell/return-to-page.test.ts',
  'src/shell/version/new-version.test.tsx',
]
