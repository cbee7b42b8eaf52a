import type { KeyboardEvent } from 'react'

/**
 * Keys inside the rows: Up and Down go to the same control in the next row, Home and End to the first
 * and last row, Space on a link selects its row. Enter stays what it is on the control.
 */
export function handleRowKeys(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const row = target.closest('tr')
  // A table within is its own.
  if (row?.parentElement !== event.currentTarget) return
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    event.preventDefault()
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    return
  }
  const goal = goalRow(row, key)
  const control = goal && controlIn(goal, target)
  if (!control) return
  event.preventDefault()
  control.focus()
}

/** What is focused in another row: a button's like in its column, else the row's first link. */
function controlIn(row: Element, from: HTMLElement): HTMLElement | null | undefined {
  if (!from.closest('a, button')) return row.querySelector<HTMLElement>('input[type=checkbox]')
  const cell = from.closest('td')
  const isButton = from.closest('button') !== null
  const same = cell && isButton ? row.children[cell.cellIndex] : undefined
  return same?.querySelector('button') ?? row.querySelector('a')
}

function goalRow(row: HTMLTableRowElement, key: string): Element | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return next(row, 'nextElementSibling')
    case 'ArrowUp':
      return next(row, 'previousElementSibling')
    case 'Home':
      return row.parentElement?.firstElementChild
    case 'End':
      return next(row.parentElement, 'lastElementChild')
    default:
      return undefined
  }
}

/** What stands under an opened row is no row of the list. */
function next(
  from: Element | null,
  way: 'nextElementSibling' | 'previousElementSibling' | 'lastElementChild',
): Element | null | undefined {
  const to = from?.[way]
  if (!to?.hasAttribute('data-detail')) return to
  return way === 'nextElementSibling' ? to.nextElementSibling : to.previousElementSibling
}
