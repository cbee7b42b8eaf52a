import type { TimedEvent } from './interaction-parts'

/**
 * What the bench adds to a page to time it from inside: frames are watched where they happen, so that
 * no polling from outside is in the figures. Runs as a classic script before anything of the page.
 */

declare global {
  interface Window {
    bench: {
      /** ms since navigation at which the first rows were on the screen */
      firstRows: Promise<number>
      /** times of the tasks that blocked the page, beyond 50 ms each, and when they began */
      blocking: { at: number; over: number }[]
      /** events of what a person did, of 16 ms and more */
      interactions: TimedEvent[]
      /** Text of the first visible row's link, and the number of rows of its table. */
      rows: () => { first: string; count: number } | undefined
      /** Starts timing from the next click; `until` names what has to be on the screen. */
      fromClick: (until: Until) => void
      /** Times going back in the history until rows are on the screen. */
      fromBack: (until: Until) => void
      /** What was timed: when it began and when it was on the screen, ms since navigation. */
      timed: () => Promise<{ from: number; to: number }>
    }
  }
}

/** Something that has to be on the screen. */
export type Until =
  /** at least so many rows, the first of them with this link */
  | { kind: 'rows'; first: string; count: number }
  /** rows of which the first is another one */
  | { kind: 'otherRows'; than: string }
  /** the heading of an order's detail */
  | { kind: 'detail'; code: string }

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

function rows(): { first: string; count: number } | undefined {
  for (const table of document.querySelectorAll('table')) {
    const all = table.tBodies[0]?.rows
    const link = all?.[0]?.querySelector('td a')
    const last = all?.[all.length - 1]
    if (all && link && last && isShown(link) && isShown(last)) {
      return { first: link.textContent, count: all.length }
    }
  }
  return undefined
}

function isThere(until: Until): boolean {
  if (until.kind === 'detail') {
    const headings = [...document.querySelectorAll('h1, h2')]
    return headings.some((each) => each.textContent.includes(until.code) && isShown(each))
  }
  const found = rows()
  if (!found) return false
  if (until.kind === 'otherRows') return found.first !== until.than
  return found.first === until.first && found.count >= until.count
}

/** The time of the frame behind the one in which something was first there: it is painted by then. */
function painted(condition: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (condition()) requestAnimationFrame(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

let timed = Promise.resolve({ from: 0, to: 0 })
const blocking: Window['bench']['blocking'] = []

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    blocking.push({ at: startTime, over: Math.max(0, duration - 50) })
  }
}).observe({ type: 'longtask', buffered: true })

const interactions: TimedEvent[] = []

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
    const { interactionId: interaction, startTime: start, duration } = entry
    const { processingStart, processingEnd } = entry
    interactions.push({ interaction, start, duration, processingStart, processingEnd })
  }
}).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)

window.bench = {
  interactions,
  firstRows: painted(() => rows() !== undefined),
  blocking,
  rows,
  fromClick(until) {
    timed = new Promise((resolve, reject) => {
      const start = ({ timeStamp }: Event) => {
        painted(() => isThere(until)).then((to) => resolve({ from: timeStamp, to }), reject)
      }
      addEventListener('click', start, { capture: true, once: true })
    })
  },
  fromBack(until) {
    const from = performance.now()
    history.back()
    timed = painted(() => isThere(until)).then((to) => ({ from, to }))
  },
  timed: () => timed,
}
