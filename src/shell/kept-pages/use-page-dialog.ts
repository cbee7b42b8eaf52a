import { useState } from 'react'
import { usePageActive } from './page-context'

/**
 * What a dialog of a page is open with; undefined while it is closed. A dialog lies above all pages, so
 * it closes when another page comes to show, and stays closed when its own page is back.
 */
export function usePageDialog<Subject>() {
  const isActive = usePageActive()
  const [subject, setSubject] = useState<Subject>()
  if (!isActive && subject !== undefined) setSubject(undefined)
  return { subject, open: setSubject, close: () => setSubject(undefined) }
}
