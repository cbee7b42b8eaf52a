/** An event of an interaction as the browser tells of it, in ms since navigation. */
export interface TimedEvent {
  /** the same of all events of one interaction: pressing, letting go, clicking */
  interaction: number
  start: number
  /** from its start to the frame that shows what came of it */
  duration: number
  processingStart: number
  processingEnd: number
}

/** One interaction, in the parts that make up its time to the next paint; ms. */
export interface Interaction {
  /** until the page began to handle it */
  delay: number
  /** handling it */
  work: number
  /** until the frame was painted */
  paint: number
}

export const totalOf = ({ delay, work, paint }: Interaction): number => delay + work + paint

/** Durations are told in steps of 8 ms: events of one frame differ by less. */
const SAME_FRAME_MS = 8

/**
 * The slowest interaction among some events, in its parts. Its longest event says how long it took; what
 * was handled for the same frame belongs to it. All zeros when the browser told of none: it tells of nothing
 * that takes less than 16 ms.
 */
export function slowestInteraction(events: readonly TimedEvent[]): Interaction {
  const [longest] = events.toSorted((one, other) => other.duration - one.duration)
  if (!longest) return { delay: 0, work: 0, paint: 0 }
  const end = (event: TimedEvent) => event.start + event.duration
  const together = events.filter(
    (event) =>
      event.interaction === longest.interaction &&
      Math.abs(end(event) - end(longest)) < SAME_FRAME_MS,
  )
  const from = Math.min(...together.map(({ processingStart }) => processingStart))
  const to = Math.max(...together.map(({ processingEnd }) => processingEnd))
  return {
    delay: Math.max(0, from - longest.start),
    work: to - from,
    paint: Math.max(0, end(longest) - to),
  }
}
