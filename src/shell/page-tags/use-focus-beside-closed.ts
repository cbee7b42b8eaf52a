import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

const tagsIn = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('[role=tab]')]

/**
 * Keeps the focus among the tags when the one that had it was closed: it goes to the tag that took its
 * place. Without this it would fall out of the document, and whoever closes several pages by keyboard
 * would walk back there for each.
 */
export function useFocusBesideClosed(bar: RefObject<HTMLElement | null>, tagCount: number): void {
  const last = useRef<{ tag: HTMLElement; index: number }>(undefined)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      last.current = { tag: target, index: tagsIn(element).indexOf(target) }
    }
    element.addEventListener('focusin', note)
    return () => element.removeEventListener('focusin', note)
  }, [bar])
  useLayoutEffect(() => {
    const isLost = last.current?.tag.isConnected === false
    if (!isLost || !bar.current || document.activeElement !== document.body) return
    const tags = tagsIn(bar.current)
    const beside = tags[last.current?.index ?? 0] ?? tags.at(-1)
    beside?.focus()
  }, [bar, tagCount])
}
