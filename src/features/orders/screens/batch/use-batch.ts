import { useRef, useState } from 'react'
import { presentFailure } from '@/shell/present-failure'
import type { BatchOrder, Decision } from './batch-order'
import { runBatch, type BatchResult } from './run-batch'

/** Runs a batch once, and holds what became of each order. */
export function useBatch(decision: Decision, orders: readonly BatchOrder[]) {
  const [results, setResults] = useState<ReadonlyMap<string, BatchResult>>(new Map())
  const [phase, setPhase] = useState<'ready' | 'running' | 'stopping' | 'over'>('ready')
  const [current, setCurrent] = useState<string>()
  const controller = useRef<AbortController>(undefined)

  const start = async (remark: string) => {
    controller.current = new AbortController()
    setPhase('running')
    await runBatch({
      rows: orders,
      signal: controller.current.signal,
      transition: (order) => {
        setCurrent(order.code)
        return order.transition(decision, remark.trim())
      },
      onResult: ({ code }, result) => {
        setResults((before) => new Map(before).set(code, result))
        // Each order says for itself what failed; only a lost session concerns all of them.
        if (result.kind === 'failed') presentFailure(result.error, { asked: false })
      },
    })
    setCurrent(undefined)
    setPhase('over')
  }
  return {
    results,
    current,
    isRunning: phase === 'running' || phase === 'stopping',
    isStopping: phase === 'stopping',
    isOver: phase === 'over',
    start,
    stop: () => {
      controller.current?.abort()
      setPhase('stopping')
    },
  }
}
