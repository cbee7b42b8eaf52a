import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { asPageSearch, pageTitle } from './pages'
import classes from './shell-layout.module.css'
import { focusContent } from '@/platform/focus-content'

/**
 * Keeps the document's title at the page that shows, with its document's code, in the language of the
 * interface, and tells screen readers of the change. When the page before took the focus with it, the
 * new one gets it.
 */
export function PageAnnouncer() {
  const { i18n, t } = useLingui()
  const page = useMatches({
    select: (matches) => {
      const { staticData = {}, search } = matches.at(-1) ?? {}
      return pageTitle(staticData, asPageSearch(search), i18n)
    },
  })
  const product = t`Settlement desk`
  const text = page ? `${page} · ${product}` : product
  const told = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = told.current === undefined
    told.current = text
    document.title = text
    // The first page does not take the focus: the first Tab is for the link that skips to it.
    if (!isFirst && document.activeElement === document.body) {
      focusContent()
    }
  }, [text])
  return (
    <div className={classes.announcer} role="status">
      {page}
    </div>
  )
}
