import { isModalOpen } from '@/platform/modal-dialog'
import { usePageKeys } from '@/platform/page-active'
import { useStableCallback } from '@/platform/use-stable-callback'
import type { SendAction } from './attachments-ready'

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
 * The keys of a form. What is being typed in a field counts as if the field were left and entered again: some fields
 * only then tell what they hold. Above a dialog they do nothing; the browser saves no page of ours either.
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
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement) {
      activeElement.blur()
      activeElement.focus({ preventScroll: true })
    }
    setTimeout(() => startThen(action), 0)
  }, true)
}
