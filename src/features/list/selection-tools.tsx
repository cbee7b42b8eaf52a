import { useLingui } from '@lingui/react/macro'
import { usePageKeys } from '@/platform/page-active'
import classes from './list-rows.module.css'

interface SelectionToolsProps {
  onCopy: () => void
  onExport: () => void
}

/** What can be taken along of the selected rows: onto the clipboard, or as a file. */
export function SelectionTools({ onCopy, onExport }: SelectionToolsProps) {
  const { t } = useLingui()
  usePageKeys((event) => {
    const isCopy = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c'
    const isInRows = document.activeElement?.closest('table tbody') instanceof HTMLElement
    // What a person has marked is what they copy, and elsewhere the key is the browser's.
    if (!isCopy || !isInRows || getSelection()?.isCollapsed === false) return
    event.preventDefault()
    onCopy()
  }, true)
  return (
    <>
      <button
        type="button"
        className={classes.link}
        aria-keyshortcuts="Control+C"
        title={t`Copy the selected rows (Ctrl+C in the rows)`}
        onClick={onCopy}
      >
        {t`Copy rows`}
      </button>
      <button type="button" className={classes.link} onClick={onExport}>
        {t`Export selected`}
      </button>
    </>
  )
}
