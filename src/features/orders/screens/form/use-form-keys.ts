import { isModalOpen } from '@/platform/modal-dialog'
import { usePageKeys } from '@/platform/page-active'
import { useStableCallback } from '@/platform/use-stable-callback'
import type { SendAction } from './form-definition'

/** What a key asks for: Ctrl+S (⌘S) saves, Ctrl+Enter (⌘Enter) submits. */
function actionOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): SendAction | undefined {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return undefined
  if (key.toLowerCase() === 's') return 'stage'
  return key === 'Enter' ? 'submit' : undefined
}

/**
 * Leaves the field that is being typed in and enters it again: some fields only then tell what they hold. A render later the
 * form's values have it.
 *
 * @param form of which the field is a part; any field of the page when it is not given
 * @returns whether there was one
 */
export function leaveAndEnter(form?: Element | null): boolean {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLInputElement)) return false
  if (form && !form.contains(activeElement)) return false
  activeElement.blur()
  activeElement.focus({ preventScroll: true })
  return true
}

/**
 * The keys of a form. What is being typed in a field counts as if the field were left and entered again. Above a dialog they
 * do nothing; the browser saves no page of ours either.
 */
export function useFormKeys(start: (action: SendAction) => void): void {
  // A render later the values hold what the field has told.
  const startThen = useStableCallback(start)
  usePageKeys((event) => {
    const action = actionOf(event)
    if (action === undefined) return
    event.preventDefault()
    // What the dialog did with the key may have closed it by now.
    const { target } = event
    const isInDialog = target instanceof Element && target.closest('[role=dialog]') !== null
    if (event.repeat || isInDialog || isModalOpen()) return
    leaveAndEnter()
    setTimeout(() => startThen(action), 0)
  }, true)
}
