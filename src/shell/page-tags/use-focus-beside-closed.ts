import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

const tagsIn = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('[role=tab]')]

/** What lies above the page, and gives the focus back to the tag it was opened from: the tag's menu, the question before it closes. */
const ABOVE = '[role=menu], [role=dialog], [role=alertdialog]'

/**
 * Keeps the focus among the tags when the one that had it was closed: it goes to the tag that took its
 * place, and from there, where the page that showed was closed, to that of the page that shows then. Without this it would fall
 * out of the document, and whoever closes several pages by keyboard would walk back there for each. Where it has gone on to the
 * page since, that page's end is none of the tags' business.
 */
export function useFocusBesideClosed(
  bar: RefObject<HTMLElement | null>,
  tagCount: number,
  activeKey: string | undefined,
): void {
  const last = useRef<{ tag: HTMLElement; index: number }>(undefined)
  /** the tag that has the focus until another page shows */
  const inBetween = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (element.contains(target)) {
        last.current = { tag: target, index: tagsIn(element).indexOf(target) }
      } else if (!target.closest(ABOVE)) last.current = undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [bar])
  useLayoutEffect(() => {
    const isLost = last.current?.tag.isConnected === false
    if (!isLost || !bar.current || document.activeElement !== document.body) return
    const tags = tagsIn(bar.current)
    const beside = tags[last.current?.index ?? 0] ?? tags.at(-1)
    inBetween.current = last.current?.tag.ariaSelected === 'true' ? beside : undefined
    beside?.focus()
  }, [bar, tagCount])
  useLayoutEffect(() => {
    const shown = bar.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (shown && document.activeElement === inBetween.current) shown.focus()
    if (shown) inBetween.current = undefined
  }, [bar, activeKey])
}
