import { useEffect, useEffectEvent, useState, type DragEvent, type RefObject } from 'react'
import { namePastedFiles } from './pasted-files'

interface IncomingFiles {
  /** where the focus has to be for a paste to count */
  pasteTarget: RefObject<HTMLElement | null>
  /** names of the files that are there already: a pasted picture gets another */
  takenNames: readonly string[]
  onFiles: (files: readonly File[]) => void
}

/**
 * Files that are pasted, or dropped on the element that gets the handlers. `isDraggedOver` tells that
 * files hover above it.
 */
export function useIncomingFiles({ pasteTarget, takenNames, onFiles }: IncomingFiles) {
  const [isDraggedOver, setIsDraggedOver] = useState(false)

  // The event goes to the selection's element, which need not be where the focus is.
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data } = event
    if (!data || event.defaultPrevented || data.files.length === 0) return
    const { activeElement } = document
    if (!pasteTarget.current?.contains(activeElement)) return
    // Word and Excel copy a picture beside the text: in a text field the text is meant.
    if (isTextField(activeElement) && data.types.includes('text/plain')) return
    event.preventDefault()
    onFiles(namePastedFiles([...data.files], Date.now(), takenNames))
  })

  // A file dropped beside the target would replace the page, and with it all that was typed.
  const onDragBeside = useEffectEvent((event: globalThis.DragEvent) => {
    if (!event.dataTransfer || !holdsFiles(event.dataTransfer) || event.defaultPrevented) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  })

  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event)
    const beside = (event: globalThis.DragEvent) => onDragBeside(event)
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', beside)
    document.addEventListener('drop', beside)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', beside)
      document.removeEventListener('drop', beside)
    }
  }, [])

  return {
    isDraggedOver,
    dropHandlers: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event.dataTransfer)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setIsDraggedOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        // From one element inside to another.
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
        setIsDraggedOver(false)
      },
      onDrop(event: DragEvent) {
        if (!holdsFiles(event.dataTransfer)) return
        event.preventDefault()
        setIsDraggedOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}

function holdsFiles({ types }: DataTransfer): boolean {
  return types.includes('Files')
}

function isTextField(element: Element | null): boolean {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLElement && element.isContentEditable)
  )
}
