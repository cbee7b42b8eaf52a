import { useQuery } from '@tanstack/react-query'
import { usePageEffect } from '@/platform/page-active'
import { isCodeList } from '@/domain/code-list'
import { useUser } from '@/session/use-user'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { arrangeStoredQueue, freezeQueue, useStoredQueue } from '../../workflow/queue-store'
import {
  arrangeQueue,
  rememberChoice,
  rememberedChoice,
  type QueueChoice,
} from '../../workflow/queue-order'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Where an order stands in the queue, and what comes before and after it. */
interface QueuePlace {
  /** the codes, with the order among them */
  all: readonly string[]
  /** counts from 1 */
  place: number
  length: number
  next: string | undefined
  previous: string | undefined
}

/** The codes of a queue as the order stands in it that one looks at: one that is not among them stands in front. */
export function withInFront(codes: readonly string[], code: string): readonly string[] {
  return codes.includes(code) ? codes : [code, ...codes]
}

/** The place of an order among the codes. */
export function placeInQueue(codes: readonly string[], code: string): QueuePlace {
  const all = withInFront(codes, code)
  const index = all.indexOf(code)
  return {
    all,
    place: index + 1,
    length: all.length,
    next: all[index + 1],
    previous: index > 0 ? all[index - 1] : undefined,
  }
}

/**
 * The queue that an order is looked at in. Its codes are fetched once, at entry, and frozen; without a
 * queue, or while it is on its way, the order is a queue of one.
 */
export function useQueue<Order extends OrderBase>(
  type: OrderWorkflow<Order>,
  id: string | undefined,
  code: string,
) {
  const user = useUser()
  const username = user?.username ?? ''
  const stored = useStoredQueue(username, id)
  // Of a queue of before, with which none is kept.
  const [remembered] = useState(() => rememberedChoice(username, type.id))
  const choice = stored?.choice ?? remembered
  const { error, refetch } = useQuery({
    queryKey: ['queue', type.id, id],
    queryFn: async () => {
      if (!user) throw new TypeError('Nobody is signed in')
      const content = await type.fetchQueue(stored?.request ?? {}, user)
      freezeQueue(username, id ?? '', content, rememberedChoice(username, type.id))
      return content
    },
    enabled: user !== undefined && stored !== undefined && stored.codes === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // The store keeps what came. No other page asks by this id.
    gcTime: 0,
  })
  const isThere = stored?.codes !== undefined
  const { content } = stored ?? {}
  const isPasted = isCodeList(stored?.request.code)
  const groups = content && arrangeQueue(content.orders, choice, isPasted)
  const codes =
    groups?.flatMap(({ orders }) => orders.map((order) => order.code)) ?? stored?.codes ?? []
  const { all, ...at } = placeInQueue(codes, code)
  return {
    ...at,
    /** the order so many steps on, or back; the first or the last where there are not so many */
    after: (steps: number) => all[Math.min(Math.max(at.place - 1 + steps, 0), at.length - 1)],
    isLoading: stored !== undefined && !isThere && error === null,
    hasFailed: !isThere && error !== null,
    retry: () => void refetch(),
    /** undefined until it is there, and in a queue of before that knows only codes */
    arrangement: groups && {
      content,
      groups,
      choice,
      isPasted,
      choose: (chosen: QueueChoice) => {
        arrangeStoredQueue(username, id ?? '', chosen)
        rememberChoice(username, type.id, chosen)
      },
    },
    /** the search of the list that one came from; undefined where one came from none */
    from: stored?.from,
  }
}

/**
 * Goes through the queue by keys. Those pressed while it is on its way are kept, and count once it is there.
 *
 * @param show goes to an order; undefined where there is none
 */
export function useQueueSteps(
  queue: ReturnType<typeof useQueue>,
  show: (code: string | undefined) => void,
): { next: () => void; previous: () => void } {
  const kept = useRef(0)
  const { isLoading } = queue
  const settle = useEffectEvent(() => {
    const steps = kept.current
    kept.current = 0
    if (steps !== 0 && !queue.hasFailed) show(queue.after(steps))
  })
  // Who goes elsewhere meanwhile is not taken back, and finds the order that they left.
  usePageEffect(() => () => {
    kept.current = 0
  })
  useEffect(() => {
    if (!isLoading) settle()
  }, [isLoading])
  const go = (step: 1 | -1) => {
    if (isLoading) kept.current += step
    else show(step === 1 ? queue.next : queue.previous)
  }
  return { next: () => go(1), previous: () => go(-1) }
}

/** The end of a queue, at which it is summed up: there by itself once the last order is decided on, or when that is asked for. */
export function useQueueEnd(
  { isLoading, next, length }: ReturnType<typeof useQueue>,
  code: string,
) {
  const [endAsked, setEndAsked] = useState<{ code: string }>()
  // Gone on from and come back to, that order shows like any other.
  if (endAsked && endAsked.code !== code) setEndAsked(undefined)
  return {
    /** the order that shows is the last of several */
    isLast: !isLoading && next === undefined && length > 1,
    /** the summary was asked for at this order; another object each time */
    endAsked,
    askForEnd: () => setEndAsked({ code }),
  }
}
