import { Trans } from '@lingui/react/macro'
import { UsesQuestion, type QuestionProps } from './uses-question'

/** Asks back before somebody gets another type whom saved and rejected orders need as they are. */
export function TypeQuestion({ name, ...question }: QuestionProps) {
  return (
    <UsesQuestion
      {...question}
      title={<Trans>Change the type of “{name}”?</Trans>}
      confirmLabel={<Trans context="action">Save</Trans>}
    >
      <Trans>
        Saved and rejected orders that name this entry can’t be submitted any more until it has its
        former type again or another one is chosen. Orders that are submitted already go on as they
        are.
      </Trans>
    </UsesQuestion>
  )
}
