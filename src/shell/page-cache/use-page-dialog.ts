import { useState } from 'react'
import { usePageEffect } from '@/platform/page-active'

/**
 * What a dialog of a page is open with; undefined while it is closed. A dialog lies above all pages, so
 * it closes when another page comes to show, and stays closed when its own page is back.
 */
export function usePageDialog<Subject>() {
  const [subject, setSubject] = useState<Subject>()
  usePageEffect(() => () => setSubject(undefined))
  return { subject, open: setSubject, close: () => setSubject(undefined) }
}
