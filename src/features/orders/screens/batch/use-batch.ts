import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { presentFailure } from '@/shell/present-failure'
import type { BatchOrder, Decision } from './batch-order'
import { runBatch, type BatchResult } from './run-batch'

/** Runs a batch once, and holds what became of each order. */
export function useBatch(decision: Decision, orders: readonly BatchOrder[]) {
  const [results, setResults] = useState<ReadonlyMap<string, BatchResult>>(new Map())
  const [isStopped, setIsStopped] = useState(false)
  const [current, setCurrent] = useState<string>()
  const controller = useRef<AbortController>(undefined)

  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ remark, signal }: { remark: string; signal: AbortSignal }) =>
      runBatch({
        rows: orders,
        signal,
        transition: (order) => {
          setCurrent(order.code)
          return order.transition(decision, remark.trim())
        },
        onResult: ({ code }, result) => {
          setResults((before) => new Map(before).set(code, result))
          // Each order says for itself what failed; only a lost session concerns all of them.
          if (result.kind === 'failed') presentFailure(result.error, { asked: false })
        },
      }),
    onSettled: () => setCurrent(undefined),
  })
  return {
    results,
    current,
    isRunning: isPending,
    isStopping: isPending && isStopped,
    isOver: isSuccess,
    start: (remark: string) => {
      if (controller.current) return
      controller.current = new AbortController()
      mutate({ remark, signal: controller.current.signal })
    },
    stop: () => {
      controller.current?.abort()
      setIsStopped(true)
    },
  }
}
