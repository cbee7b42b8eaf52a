import { isModalOpen } from '@/platform/modal-dialog'
import { usePageKeys } from '@/platform/page-active'

/** What each single key does; see docs/domain/screens.md, "Confirming". */
export interface ConfirmKeys {
  a: () => void
  r: () => void
  j: () => void
  k: () => void
}

function isConfirmKey(key: string): key is keyof ConfirmKeys {
  return key === 'a' || key === 'r' || key === 'j' || key === 'k'
}

/** Where a key is a letter that is being typed, or a dialog's or a menu's own, also of one that is still on its way. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [aria-haspopup][aria-expanded=true]'

/**
 * Single keys of the confirm screen. They act only while the page shows and nothing is being typed,
 * never on a key that is held down, nor while a dialog lies above the page, and not at all when they are turned off.
 */
export function useConfirmKeys(keys: ConfirmKeys, isOn: boolean): void {
  usePageKeys((event) => {
    const { target, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event
    const key = event.key.toLowerCase()
    if (repeat || ctrlKey || metaKey || altKey || defaultPrevented || !isConfirmKey(key)) return
    if (target instanceof Element && target.closest(ELSEWHERE)) return
    // Wherever the focus is: what lies above the page has the keys to itself.
    if (isModalOpen()) return
    event.preventDefault()
    keys[key]()
  }, isOn)
}
