import './edges.css'

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
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth, clientHeight } = frame
    frame.style.setProperty('--frame-width', `${clientWidth}px`)
    const foot = table.tFoot?.offsetHeight ?? 0
    // Where the names of the totals are not pinned, they go on under the edge.
    const isNamePinned =
      table.tFoot?.querySelector<HTMLElement>('th')?.style.insetInlineStart !== ''
    const height = Math.min(clientHeight, table.offsetHeight) - (isNamePinned ? 0 : foot)
    frame.style.setProperty('--edge-height', `${height}px`)
    frame.style.setProperty('--head', `${table.tHead?.offsetHeight ?? 0}px`)
    frame.style.setProperty('--foot', `${foot}px`)
    frame.toggleAttribute('data-past-start', scrollLeft > 0)
    // Scrolled to the end there may be a fraction of a pixel left.
    frame.toggleAttribute('data-before-end', scrollLeft + clientWidth < scrollWidth - 1)
  }
  const sizes = new ResizeObserver(mark)
  sizes.observe(frame)
  sizes.observe(table)
  frame.addEventListener('scroll', mark, { passive: true })
  return () => {
    sizes.disconnect()
    frame.removeEventListener('scroll', mark)
  }
}
