import { useLayoutEffect, useState, type RefObject } from 'react'

/** Of the id of the button that saves. */
export const SAVE = 'save'

/**
 * The form of an order takes the focus over from the form of the new one that it was, in the moment in which it comes to show: the
 * same field has it, with the caret where it was. Save has it where it had it when it was pressed: it is busy, and the browser takes
 * the focus from it.
 *
 * @param ids what the ids of the form's fields begin with
 */
export function useTakeOver(
  form: RefObject<HTMLFormElement | null>,
  { ids, isOn }: { ids: string; isOn: boolean },
): void {
  const [takesOver] = useState(isOn)
  useLayoutEffect(() => {
    if (!takesOver) return
    const before = document.activeElement
    // The page has it by now where nothing had it any more.
    const isLost = before === null || before.matches('body, :disabled, #content')
    const name = isLost ? SAVE : before.closest('form') && /-(\w+)$/.exec(before.id)?.[1]
    const field = document.getElementById(`${ids}-${name}`)
    if (!field || !form.current?.contains(field)) return
    const typing = typingIn(before)
    // The page around gives the focus to its beginning, after this.
    queueMicrotask(() => {
      field.focus()
      if (!typing || !isText(field)) return
      const { text, start, end, direction } = typing
      if (field.value !== text) {
        // A number is grouped where it isn't typed in, and goes on as it was typed.
        field.select()
        field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }))
        field.setRangeText(text)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      field.setSelectionRange(start, end, direction)
    })
  }, [form, ids, takesOver])
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

/** What stands in a field and is selected there. */
function typingIn(element: Element | null) {
  if (!isText(element)) return undefined
  const { value: text, selectionStart: start, selectionEnd: end, selectionDirection } = element
  return start === null || end === null
    ? undefined
    : { text, start, end, direction: selectionDirection ?? 'none' }
}
