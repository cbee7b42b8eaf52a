import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { asPageSearch, pageTitle } from './pages'
import classes from './shell-layout.module.css'

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
  useEffect(() => {
    const isFirst = document.title === '' || !document.title.includes(product)
    document.title = text
    if (!isFirst && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [text, product])
  return (
    <div className={classes.announcer} role="status">
      {page}
    </div>
  )
}
