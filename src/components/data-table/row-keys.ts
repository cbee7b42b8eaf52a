import type { KeyboardEvent } from 'react'

/**
 * Keys inside the rows: Up and Down go to the same control in the next row, Home and End to the first
 * and last row, Space on a link selects its row. Enter stays what it is on the control.
 */
export function handleRowKeys(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
  const row = target.closest('tr')
  if (!row) return
  const control = target.closest('a, button') ? 'a' : 'input[type=checkbox]'
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    event.preventDefault()
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    return
  }
  const goal = goalRow(row, key)
  const next = goal?.querySelector<HTMLElement>(control)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function goalRow(row: HTMLTableRowElement, key: string): Element | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return row.nextElementSibling
    case 'ArrowUp':
      return row.previousElementSibling
    case 'Home':
      return row.parentElement?.firstElementChild
    case 'End':
      return row.parentElement?.lastElementChild
    default:
      return undefined
  }
}
