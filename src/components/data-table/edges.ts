import { keepFocusInSight } from '@/platform/keep-focus-in-sight'
import './edges.css'

/** Of the columns that a person wants to stay, how many do where all would leave the others no room: the checkbox and the code. */
const KEPT = 2
/** What is left for the others at the least, in px: a sum is as wide, and so is what it is called. */
const LEAST_ROOM = 160
/** What a cell has beside its text, in px. */
const PADDING = 20

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
  const followed = new WeakSet<Element>()
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth, clientHeight } = frame
    frame.style.setProperty('--frame-width', `${clientWidth}px`)
    const foot = table.tFoot?.offsetHeight ?? 0
    // Where the names of the totals are not pinned, they go on under the edge.
    const [name] = namesOf(table)
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
    const kept = howManyStay(pinned, room)
    const isCrowded = kept < pinned.length
    const keptStart = widthOf(pinned.slice(0, kept))
    frame.dataset['stays'] = String(kept)
    frame.toggleAttribute('data-crowded', isCrowded)
    frame.style.setProperty('--kept-start', `${keptStart}px`)
    // Else it stays as it is, and ends where the pinned columns do.
    const goesUnder = name && (isCrowded || !isNamePinned)
    frame.toggleAttribute('data-name-stays', Boolean(goesUnder))
    if (goesUnder) keepName(frame, name, keptStart, room)
    const inSight = scrollWidth > clientWidth ? numbersInSight(table, kept) : NO_NUMBERS
    // Totals that came or became longer are an answer: a column that they made wider stays in sight.
    const tells = table.tFoot?.textContent
    if (tells !== told && whole) frame.scrollLeft += inSight.leftUntilWhole(whole)
    told = tells
    whole = inSight.lastWhole
    frame.style.setProperty('--cut-start', `${inSight.start}px`)
    frame.style.setProperty('--cut-before-name', `${inSight.startBeforeName}px`)
    frame.style.setProperty('--cut-name', `${inSight.startBehindName}px`)
    frame.style.setProperty('--cut-end', `${inSight.end}px`)
    // Before it comes into sight behind sums that a person has moved before it, they have no name.
    frame.toggleAttribute('data-nameless', Boolean(goesUnder && !isInFrame(name, table)))
    for (const { firstElementChild: text } of namesOf(table)) {
      if (!text || followed.has(text)) continue
      followed.add(text)
      sizes.observe(text)
    }
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

/**
 * How many pinned columns stay: all that the person wants, or those that are kept. A code that was made so wide that it leaves no
 * room beside goes, too: nothing but the checkbox stays.
 */
function howManyStay(pinned: readonly HTMLElement[], room: number): number {
  const fits = (count: number) => widthOf(pinned.slice(0, count)) <= room
  const isCheckbox = pinned[0]?.dataset['head'] === undefined
  return [pinned.length, KEPT, 1].find(fits) ?? (isCheckbox ? 1 : 0)
}

/**
 * What the totals are called is as wide as all columns that it stands under. Where these go, its cell goes under the edge like them,
 * but for so much as its text needs: a sum without a name tells nothing. All lines leave the sums the same room.
 */
function keepName(
  frame: HTMLElement,
  cell: HTMLTableCellElement,
  keptStart: number,
  room: number,
): void {
  // Sums that stand before it, or those of them that stay.
  const start = cell.cellIndex === 0 ? 0 : keptStart
  const most = Math.max(room - start, LEAST_ROOM)
  frame.style.setProperty('--name-most', `${most - PADDING}px`)
  const texts = namesOf(cell.closest('table')).map(({ firstElementChild: text }) => text)
  const needed = Math.max(...texts.map((text) => text?.getBoundingClientRect().width ?? 0))
  const width = Math.max(Math.min(Math.ceil(needed) + PADDING, most), keptStart - start)
  const under = Math.max(cell.offsetWidth - width, 0)
  frame.style.setProperty('--name-start', `${start}px`)
  frame.style.setProperty('--name-under', `${under}px`)
  frame.style.setProperty('--name-end', `${start + width}px`)
}

/** Whether the name of a total is wholly in sight. */
function isInFrame(cell: HTMLElement, table: HTMLTableElement): boolean {
  const [text, actions] = [cell.firstElementChild ?? cell, cellsOf(table).at(-1)]
  return !actions || text.getBoundingClientRect().right <= edgesOf(actions).left + 1
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
  /** Of the start in the totals: the columns whose sums stand before their name, and those whose sums go under it. */
  startBeforeName: number
  startBehindName: number
  /** the head of the last column of numbers of which nothing is under the pinned ones */
  lastWhole: HTMLElement | undefined
  /** By how many px the rows have to go until this column of numbers is whole; no further than leaves the first one in sight. */
  leftUntilWhole: (head: HTMLElement) => number
}

const NO_NUMBERS: NumbersInSight = {
  start: 0,
  end: 0,
  startBeforeName: 0,
  startBehindName: 0,
  lastWhole: undefined,
  leftUntilWhole: () => 0,
}

/** What is seen of the columns of numbers that are not pinned themselves. */
function numbersInSight(table: HTMLTableElement, kept: number): NumbersInSight {
  const cells = cellsOf(table)
  const actions = cells.at(-1)
  if (!actions) return NO_NUMBERS
  const pinned = cells.filter(isPinned).slice(0, kept)
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
  const cutAt = (edge: number, some: readonly HTMLTableCellElement[]) =>
    Math.max(0, ...some.map((cell) => inSight(cell, edge, 'left')))
  const [name] = namesOf(table)
  const isBeforeName = (cell: HTMLTableCellElement) => cell.cellIndex < (name?.cellIndex ?? 0)
  return {
    start: cutAt(pinnedEnd, numbers),
    startBeforeName: cutAt(pinnedEnd, numbers.filter(isBeforeName)),
    startBehindName: name
      ? cutAt(
          edgesOf(name).right,
          numbers.filter((cell) => !isBeforeName(cell)),
        )
      : 0,
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
/** The names of the totals, one in each line. */
const namesOf = (table: HTMLTableElement | null) => [
  ...(table?.tFoot?.querySelectorAll<HTMLTableCellElement>(':scope > tr > th') ?? []),
]
const widthOf = (cells: readonly HTMLElement[]) =>
  cells.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)
const edgesOf = (cell: HTMLElement) => cell.getBoundingClientRect()
const isPinned = (cell: HTMLElement) => cell.style.insetInlineStart !== ''
