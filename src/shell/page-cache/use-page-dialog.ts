import { use, useState } from 'react'
import { PageActivityContext, usePageEffect } from '@/platform/page-active'

/**
 * What a dialog of a page is open with; undefined while it is closed. A dialog lies above all pages, so it closes when
 * another page comes to show, stays closed when its own page is back, and does not open while another one shows.
 */
export function usePageDialog<Subject>() {
  const { isActive } = use(PageActivityContext)
  const [subject, setSubject] = useState<Subject>()
  usePageEffect(() => () => setSubject(undefined))
  const change = (update: (now: Subject | undefined) => Subject | undefined) => {
    if (isActive()) setSubject(update)
  }
  return {
    subject,
    open: (next: Subject) => change(() => next),
    /** by what it is open with when the change comes to it: an answer that was waited for may find another subject */
    change,
    close: () => setSubject(undefined),
  }
}
