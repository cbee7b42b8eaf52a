import { lazy, Suspense } from 'react'
import type { OrderBase } from '../order-type'
import type { BatchBarProps } from './batch-bar'

const BatchBar = lazy(async () => {
  const { BatchBar: Bar } = await import('./batch-bar')
  return { default: Bar as unknown as (props: BatchBarProps<OrderBase>) => React.ReactNode }
})

/** The batch bar of a confirm list; its code comes with the first selection. */
export function LazyBatchBar<Row extends OrderBase>(props: BatchBarProps<Row>) {
  return (
    <Suspense fallback={null}>
      <BatchBar {...(props as unknown as BatchBarProps<OrderBase>)} />
    </Suspense>
  )
}
