import { NARROW } from './cards'

/** The row that is read, and whether it was a card then. */
interface Place {
  row: HTMLTableRowElement
  isCard: boolean
}

/** Of each table, for as long as it is there. */
const places = new WeakMap<HTMLTableElement, Place>()

/** A page that is kept, and doesn't show: nothing of it is laid out. */
const HIDDEN = '[data-hidden]'

/** Where in what is seen of a table the row that is read is looked for: something may lie over the lower part. */
const HEIGHTS = [1 / 2, 1 / 3, 1 / 4]

function rowAt(table: HTMLTableElement, x: number, y: number): HTMLTableRowElement | undefined {
  const cells = document.elementsFromPoint(x, y)
  const [row] = [...table.tBodies].flatMap(({ rows }) =>
    [...rows].filter((each) => cells.includes(each)),
  )
  return row
}

/** The row in the middle of what is seen of a table. */
function readRow(table: HTMLTableElement): HTMLTableRowElement | undefined {
  const boxes = [table, table.parentElement ?? table].map((box) => box.getBoundingClientRect())
  const top = Math.max(0, ...boxes.map((box) => box.top))
  const bottom = Math.min(innerHeight, ...boxes.map((box) => box.bottom))
  const left = Math.max(0, ...boxes.map((box) => box.left))
  const right = Math.min(innerWidth, ...boxes.map((box) => box.right))
  for (const height of HEIGHTS) {
    const row = rowAt(table, (left + right) / 2, top + (bottom - top) * height)
    if (row) return row
  }
  return undefined
}

/** Whether one has gone on from where a list begins. */
function isScrolled(table: HTMLTableElement): boolean {
  for (let outer = table.parentElement; outer; outer = outer.parentElement) {
    if (outer.scrollTop > 0) return true
  }
  return false
}

/** Browsers that do not tell when scrolling has ended tell every step of it. */
const SCROLLED = 'onscrollend' in globalThis ? 'scrollend' : 'scroll'

/**
 * Keeps the row that is read in sight when a phone is turned: cards scroll with the page, rows in the table, and neither scroller
 * knows of the other's place. A ref of the table's head, behind `followCards`.
 */
export function followPlace(head: HTMLElement | null): (() => void) | undefined {
  const table = head?.closest('table')
  if (!table) return undefined
  const narrow = matchMedia(NARROW)
  let areCards = narrow.matches
  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.contains(table)) return
    if (table.closest(HIDDEN)) return
    // The turning itself scrolls, and some browsers tell of that first.
    if (narrow.matches !== areCards) return
    const row = isScrolled(table) ? readRow(table) : undefined
    if (row) places.set(table, { row, isCard: areCards })
    else places.delete(table)
  }
  let frame = 0
  const shown = new MutationObserver(() => turn())
  const turn = () => {
    shown.disconnect()
    cancelAnimationFrame(frame)
    areCards = narrow.matches
    const hidden = table.closest(HIDDEN)
    // It is turned once it can be seen.
    if (hidden) {
      shown.observe(hidden, { attributeFilter: ['data-hidden'] })
      return
    }
    const place = places.get(table)
    if (!place || place.isCard === areCards) return
    // Whatever else is laid out anew for the other width comes first.
    frame = requestAnimationFrame(() => {
      if (table.closest(HIDDEN)) return
      place.row.scrollIntoView({ block: 'center' })
      places.set(table, { row: place.row, isCard: areCards })
    })
  }
  turn()
  document.addEventListener(SCROLLED, note, { capture: true, passive: true })
  narrow.addEventListener('change', turn)
  return () => {
    shown.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener(SCROLLED, note, { capture: true })
    narrow.removeEventListener('change', turn)
  }
}
