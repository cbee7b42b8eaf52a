import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { User } from '@/api/contract/session'
import { presentFailure } from '@/shell/present-failure'
import { performMove } from '../actions/perform-move'
import type { MovableType, OrderBase } from '../order-type'
import { runBatch, type BatchResult } from './run-batch'

interface BatchInput {
  type: MovableType<OrderBase>
  action: 'approve' | 'reject'
  rows: readonly OrderBase[]
  user: User | undefined
}

/** Runs a batch once, and holds what became of each order. */
export function useBatch({ type, action, rows, user }: BatchInput) {
  const queryClient = useQueryClient()
  const [results, setResults] = useState<ReadonlyMap<string, BatchResult>>(new Map())
  const [phase, setPhase] = useState<'ready' | 'running' | 'stopping' | 'over'>('ready')
  const [current, setCurrent] = useState<string>()
  const controller = useRef<AbortController>(undefined)

  const start = async (remark: string) => {
    controller.current = new AbortController()
    setPhase('running')
    await runBatch({
      rows,
      signal: controller.current.signal,
      move: (order) => {
        setCurrent(order.code)
        const move = { action, order, remark: remark.trim() || undefined }
        return performMove(queryClient, type, user, move)
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
