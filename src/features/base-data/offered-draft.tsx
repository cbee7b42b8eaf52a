import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { formatChinaTime } from '@/domain/china-time'
import type { StoredDraft } from '../writes/stored-drafts'

interface OfferedDraftProps {
  draft: StoredDraft
  /** it is being typed in another tab of this browser */
  isElsewhere: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what was typed earlier and never saved. Nothing of it is in the dialog until it is asked for. */
export function OfferedDraft({ draft, isElsewhere, onRestore, onDiscard }: OfferedDraftProps) {
  const time = formatChinaTime(draft.savedAt)
  return (
    <Group role="status" gap="xs" mb="md">
      <Text size="sm">
        {isElsewhere ? (
          <Trans>
            A draft of {time} is open in another tab. Restored here it becomes another document.
          </Trans>
        ) : (
          <Trans>There is a draft of {time} that was not saved.</Trans>
        )}
      </Text>
      <Button size="xs" onClick={onRestore}>
        <Trans>Restore draft</Trans>
      </Button>
      <Button size="xs" variant="default" onClick={onDiscard}>
        <Trans>Discard draft</Trans>
      </Button>
    </Group>
  )
}
