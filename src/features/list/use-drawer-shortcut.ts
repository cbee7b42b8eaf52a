import { useEffect, useState } from 'react'
import { usePageActive } from '@/shell/kept-pages/page-context'

/**
 * Ctrl+F (⌘F) opens the drawer with every filter. With the drawer open the key is left alone, so a
 * second Ctrl+F is the browser's own search; so is the first one on every other screen and above an
 * open dialog. A button opens it too.
 */
export function useDrawerShortcut() {
  const isActive = usePageActive()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isActive || isOpen) return
    const open = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isFind || event.key.toLowerCase() !== 'f') return
      // What lies above the list is not the list: the key is the browser's there.
      if (document.querySelector('[role=dialog][aria-modal=true]') !== null) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [isActive, isOpen])
  return {
    isOpen: isOpen && isActive,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  }
}
