import { keepFocusInSight } from '@/platform/keep-focus-in-sight'
import './edges.css'

/** Of the columns that a person wants to stay, how many do where all would leave the others no room: the checkbox and the code. */
const KEPT = 2
/** What is left for the others at the least, in px: a sum is as wide. */
const LEAST_ROOM = 160

/**
 * Marks a table's frame while columns go under its pinned ones, at the start or at the end: those throw a shadow then.
 * What gets the focus in a row comes out from under whatever stays (edges.css). A ref of the table's head, for what is
 * fetched when the browser is idle; it watches until the head goes.
 */
export function followEdges(head: HTMLElement | null): (() => void) | undefined {
  const table = head?.closest('table')
  const frame = table?.parentElement
  if (!table || !frame) return undefined
  table.dataset['edges'] = ''
  let before = 0
  let told: string | undefined
  let whole: HTMLElement | undefined
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth, clientHeight } = frame
    frame.style.setProperty('--frame-width', `${clientWidth}px`)
    const foot = table.tFoot?.offsetHeight ?? 0
    // Where the names of the totals are not pinned, they go on under the edge.
    const name = table.tFoot?.querySelector('th')
    const isNamePinned = name?.style.insetInlineStart !== ''
    const height = Math.min(clientHeight, table.offsetHeight) - (isNamePinned ? 0 : foot)
    frame.style.setProperty('--edge-height', `${height}px`)
    frame.style.setProperty('--head', `${table.tHead?.offsetHeight ?? 0}px`)
    frame.style.setProperty('--foot', `${foot}px`)
    frame.toggleAttribute('data-past-start', scrollLeft > 0)
    // Less room, for the totals of what was selected: the row that the keyboard is at comes out from behind them.
    const left = clientHeight - foot
    if (left < before && frame.contains(document.activeElement)) {
      const { top } = frame.getBoundingClientRect()
      keepFocusInSight({ from: top + left, to: top + before })
    }
    before = left
    // Scrolled to the end there may be a fraction of a pixel left.
    frame.toggleAttribute('data-before-end', scrollLeft + clientWidth < scrollWidth - 1)
    const pinned = cellsOf(table).filter(isPinned)
    const room = clientWidth - widthOf(cellsOf(table).slice(-1)) - LEAST_ROOM
    const isCrowded = pinned.length > KEPT && widthOf(pinned) > room
    const isNameInTheWay = (name?.offsetWidth ?? 0) > room
    if (isCrowded) frame.dataset['crowded'] = isNameInTheWay ? 'foot' : ''
    else delete frame.dataset['crowded']
    frame.style.setProperty('--kept-start', `${widthOf(pinned.slice(0, KEPT))}px`)
    const inSight = scrollWidth > clientWidth ? numbersInSight(table, isCrowded) : NO_NUMBERS
    // Totals that came or became longer are an answer: a column that they made wider stays in sight.
    const tells = table.tFoot?.textContent
    if (tells !== told && whole) frame.scrollLeft += inSight.leftUntilWhole(whole)
    told = tells
    whole = inSight.lastWhole
    frame.style.setProperty('--cut-start', `${inSight.start}px`)
    frame.style.setProperty('--cut-end', `${inSight.end}px`)
  }
  const sizes = new ResizeObserver(mark)
  sizes.observe(frame)
  sizes.observe(table)
  frame.addEventListener('scroll', mark, { passive: true })
  // A column that is pinned or let go changes nobody's size. In a hidden page, for another tab, it waits for the next scroll or change
  // of size: a hidden page is not measured.
  const pins = new MutationObserver(() => {
    if (!frame.closest('[data-hidden]')) mark()
  })
  pins.observe(table, { attributeFilter: ['style'] })
  return () => {
    sizes.disconnect()
    pins.disconnect()
    frame.removeEventListener('scroll', mark)
  }
}

/** How much of a column of numbers may be hidden while its texts, aligned at the end, are still whole, in px. */
const ROOM_BESIDE = 8

interface NumbersInSight {
  /**
   * How many px are in sight of a column of numbers that is partly under the pinned ones, at the start and at the end: what is left
   * of a number would be read as another one.
   */
  start: number
  end: number
  /** the head of the last column of numbers of which nothing is under the pinned ones */
  lastWhole: HTMLElement | undefined
  /** By how many px the rows have to go until this column of numbers is whole; no further than leaves the first one in sight. */
  leftUntilWhole: (head: HTMLElement) => number
}

const NO_NUMBERS: NumbersInSight = {
  start: 0,
  end: 0,
  lastWhole: undefined,
  leftUntilWhole: () => 0,
}

/** What is seen of the columns of numbers that are not pinned themselves. */
function numbersInSight(table: HTMLTableElement, isCrowded: boolean): NumbersInSight {
  const cells = cellsOf(table)
  const actions = cells.at(-1)
  if (!actions) return NO_NUMBERS
  const pinned = cells.filter(isPinned).slice(0, isCrowded ? KEPT : undefined)
  const pinnedEnd = Math.max(...pinned.map((cell) => edgesOf(cell).right))
  const pinnedStart = edgesOf(actions).left
  const numbers = cells.filter(
    (cell) =>
      !pinned.includes(cell) &&
      cell !== actions &&
      /end|right/.test(getComputedStyle(cell).textAlign),
  )
  const inSight = (cell: HTMLElement, edge: number, side: 'left' | 'right') => {
    const { left, right } = edgesOf(cell)
    const [hidden, shown] =
      side === 'left' ? [edge - left, right - edge] : [right - edge, edge - left]
    return hidden > ROOM_BESIDE && shown > 0 ? shown : 0
  }
  const isWhole = (cell: HTMLElement) =>
    edgesOf(cell).left >= pinnedEnd - ROOM_BESIDE &&
    edgesOf(cell).right <= pinnedStart + ROOM_BESIDE
  return {
    start: Math.max(0, ...numbers.map((cell) => inSight(cell, pinnedEnd, 'left'))),
    end: Math.max(0, ...numbers.map((cell) => inSight(cell, pinnedStart, 'right'))),
    lastWhole: numbers.findLast(isWhole),
    leftUntilWhole: (head) => {
      const [first] = numbers
      if (!first || !numbers.some((cell) => cell === head) || !inSight(head, pinnedStart, 'right'))
        return 0
      return Math.min(edgesOf(head).right - pinnedStart, edgesOf(first).left - pinnedEnd)
    },
  }
}

const cellsOf = ({ tHead }: HTMLTableElement) => [...(tHead?.rows[0]?.cells ?? [])]
const widthOf = (cells: readonly HTMLElement[]) =>
  cells.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)
const edgesOf = (cell: HTMLElement) => cell.getBoundingClientRect()
const isPinned = (cell: HTMLElement) => cell.style.insetInlineStart !== ''
