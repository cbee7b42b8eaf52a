import './copied-cells.css'

/**
 * Lays a list out as a table while text of it is copied. On the screen its rows are laid out one by one (data-table.module.css),
 * and a browser puts each part of such a row on a line of its own: sheets and mails take a row for a row by the tabs
 * between its cells. Both ways every cell has the same place, so nobody sees it. A ref of the table's head, as `followEdges` is.
 */
export function followCopying(head: HTMLElement | null): (() => void) | undefined {
  const table = head?.closest('table')
  if (!table) return undefined
  const layOut = () => {
    const selection = getSelection()
    if (!selection || selection.isCollapsed || !selection.containsNode(table, true)) return
    // A page that was left is hidden: its list is not copied.
    if (!table.checkVisibility()) return
    table.dataset['copied'] = ''
    // The browser reads what it copies when all have heard of it, and before anything else.
    setTimeout(() => delete table.dataset['copied'])
  }
  document.addEventListener('copy', layOut)
  return () => document.removeEventListener('copy', layOut)
}
