import './cards.css'

/** Up to this width a row is a card (cards.css): the width that the other rules for narrow screens have too. */
export const NARROW = '(width <= 640px)'

/**
 * What the parts of a table are called that is laid out as cards, or row by row as a list is: some browsers forget that an
 * element is part of a table when its `display` is no table's.
 */
const ROLES: Readonly<Record<string, string>> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TFOOT: 'rowgroup',
  TR: 'row',
  TD: 'cell',
}

const roleOf = (element: Element): string | undefined =>
  element.tagName === 'TH'
    ? element.closest('thead')
      ? 'columnheader'
      : 'rowheader'
    : ROLES[element.tagName]

/** The parts of a table itself. A table under an opened row is none of ours. */
const PARTS = ':scope > *, :scope > * > tr, :scope > * > tr > *'

/** Gives every part of a table its role. */
function giveRoles(table: HTMLTableElement): void {
  for (const element of [table, ...table.querySelectorAll(PARTS)]) {
    const role = roleOf(element)
    if (role !== undefined && element.getAttribute('role') !== role)
      element.setAttribute('role', role)
  }
}

/** Gives each cell the name of its column to stand above it. */
function nameCells(table: HTMLTableElement): void {
  const names = [...(table.tHead?.rows[0]?.cells ?? [])].map(
    (head) =>
      head.querySelector('input')?.getAttribute('aria-label') ??
      head.getAttribute('aria-label') ??
      head.textContent,
  )
  for (const row of table.rows) {
    let column = 0
    for (const cell of row.cells) {
      const name = names[column] ?? ''
      if (cell.dataset['label'] !== name) cell.dataset['label'] = name
      column += cell.colSpan
    }
  }
}

/**
 * Makes cards of a table's rows while the screen is as narrow as a phone's. The table stays what it is; what is in it
 * is only named, again whenever rows or columns become others. On wider screens a table that is laid out row by row has
 * its roles, too. A ref of the table's head, as `followEdges` is, or of its
 * rows where it has no head.
 */
export function followCards(part: HTMLElement | null): (() => void) | undefined {
  const table = part?.closest('table')
  if (!table) return undefined
  const narrow = matchMedia(NARROW)
  const label = () => {
    giveRoles(table)
    if (narrow.matches) nameCells(table)
  }
  const changes = new MutationObserver(label)
  const follow = () => {
    changes.disconnect()
    table.toggleAttribute('data-cards', narrow.matches)
    if (getComputedStyle(table).display === 'table') return
    label()
    changes.observe(table, { childList: true, subtree: true, attributeFilter: ['aria-label'] })
  }
  follow()
  narrow.addEventListener('change', follow)
  return () => {
    changes.disconnect()
    narrow.removeEventListener('change', follow)
  }
}
