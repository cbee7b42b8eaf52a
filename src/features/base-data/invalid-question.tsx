import { Trans } from '@lingui/react/macro'
import { UsesQuestion, type QuestionProps } from './uses-question'

/** Asks back before an entry is made invalid that saved and rejected orders need. */
export function InvalidQuestion({ name, ...question }: QuestionProps) {
  return (
    <UsesQuestion
      {...question}
      title={<Trans>Deactivate “{name}”?</Trans>}
      confirmLabel={<Trans>Deactivate</Trans>}
    >
      <Trans>
        Saved and rejected orders that name this entry can’t be submitted any more until it is
        active again or another one is chosen. Orders that are submitted already go on as they are.
      </Trans>
    </UsesQuestion>
  )
}
