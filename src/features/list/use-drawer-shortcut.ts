import { useState } from 'react'
import { usePageKeys } from '@/platform/page-active'

/**
 * Ctrl+F (⌘F) opens the drawer with every filter. With the drawer open the key is left alone, so a
 * second Ctrl+F is the browser's own search; so is the first one on every other screen and above an
 * open dialog. A button opens it too.
 */
export function useDrawerShortcut() {
  const [isOpen, setIsOpen] = useState(false)
  usePageKeys((event) => {
    const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isFind || event.key.toLowerCase() !== 'f') return
    // What lies above the list is not the list: the key is the browser's there.
    if (document.querySelector('[role=dialog][aria-modal=true]') !== null) return
    event.preventDefault()
    setIsOpen(true)
  }, !isOpen)
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  }
}
