import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { formatChinaTime } from '@/domain/china-time'
import type { StoredDraft } from '@/features/writes/stored-drafts'
import classes from './order-form.module.css'

interface RestoreDraftProps {
  draft: StoredDraft
  /** it is being typed in another tab of this browser */
  isElsewhere: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what was typed earlier and never saved. Nothing of it is in the form until it is asked for. */
export function RestoreDraft({ draft, isElsewhere, onRestore, onDiscard }: RestoreDraftProps) {
  const time = formatChinaTime(draft.savedAt)
  return (
    <div className={classes.banner} role="status">
      <IconHistory size={20} aria-hidden />
      <span className={classes.bannerText}>
        {isElsewhere ? (
          <Trans>
            A draft of {time} is open in another tab. Restored here it becomes another document.
          </Trans>
        ) : (
          <Trans>There is a draft of {time} that was not saved.</Trans>
        )}
      </span>
      <Button size="xs" onClick={onRestore}>
        <Trans>Restore draft</Trans>
      </Button>
      <Button size="xs" variant="default" onClick={onDiscard}>
        <Trans>Discard draft</Trans>
      </Button>
    </div>
  )
}
