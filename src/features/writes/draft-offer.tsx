import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { takesNoPress } from '@/components/takes-no-press'
import { formatChinaTime } from '@/domain/china-time'
import { isSinglePress, pressOnceWhileHeld } from '@/platform/single-press'
import type { StoredDraft } from './stored-drafts'

interface DraftOfferProps {
  draft: StoredDraft
  /** it is being typed in another tab of this browser */
  isElsewhere: boolean
  /** what stands in the form is being sent: in its place a draft would be taken for what was typed on since */
  isSending: boolean
  onRestore: () => void
  onDiscard: () => void
  /** of the text */
  className?: string | undefined
}

/** Offers what was typed earlier and never saved. Nothing of it is in the form until it is asked for. */
export function DraftOffer({
  draft,
  isElsewhere,
  isSending,
  onRestore,
  onDiscard,
  className,
}: DraftOfferProps) {
  const time = formatChinaTime(draft.savedAt)
  return (
    <>
      <Text size="sm" component="span" className={className}>
        {isElsewhere ? (
          <Trans>
            A draft of {time} is open in another tab. Restored here it becomes another document.
          </Trans>
        ) : (
          <Trans>There is a draft of {time} that was not saved.</Trans>
        )}
      </Text>
      <Button
        size="xs"
        {...takesNoPress(isSending)}
        onKeyDown={pressOnceWhileHeld}
        onClick={(event) => {
          if (isSinglePress(event) && !isSending) onRestore()
        }}
      >
        <Trans>Restore draft</Trans>
      </Button>
      <Button
        size="xs"
        variant="default"
        onKeyDown={pressOnceWhileHeld}
        onClick={(event) => {
          if (isSinglePress(event)) onDiscard()
        }}
      >
        <Trans>Discard draft</Trans>
      </Button>
    </>
  )
}
