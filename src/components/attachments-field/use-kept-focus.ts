import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

const ROW = 'li[data-row]'

/**
 * Keeps the focus in a list whose rows come and go. When the focused button disappears, the focus goes
 * to the row's other button, else to the row that took its place, else to `fallback`: never to the
 * page, where a keyboard would have to start from the top.
 */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<{ id: string | undefined; index: number }>(undefined)

  useLayoutEffect(() => {
    const was = focused.current
    const { activeElement, body } = document
    if (!was || (activeElement && activeElement !== body)) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
    const row =
      rows.find(({ dataset }) => dataset['row'] === was.id) ?? rows[was.index] ?? rows.at(-1)
    const target = row?.querySelector('button') ?? fallback.current
    focused.current = undefined
    target?.focus()
  })

  return {
    list,
    /** React keeps quiet about the blur of what it removes: this one means that the person left. */
    onBlur: () => {
      focused.current = undefined
    },
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLUListElement>) => {
      const row = target.closest<HTMLElement>(ROW)
      const index = [...currentTarget.querySelectorAll(ROW)].findIndex((other) => other === row)
      focused.current = { id: row?.dataset['row'], index }
    },
  }
}
