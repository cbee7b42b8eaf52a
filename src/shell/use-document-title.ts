import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Keeps the document's title at the page that shows, in the language of the interface. */
export function useDocumentTitle(): void {
  const { i18n, t } = useLingui()
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const product = t`Settlement desk`
  const text = title ? `${i18n._(title)} · ${product}` : product
  useEffect(() => {
    document.title = text
  }, [text])
}
