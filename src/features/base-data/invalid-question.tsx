import { Plural, Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { ConfirmDialog } from '@/components/confirm-dialog/confirm-dialog'
import type { UseCount } from './count-uses'

interface InvalidQuestionProps {
  name: string
  uses: UseCount
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks back before an entry is made invalid that saved and rejected orders need. */
export function InvalidQuestion({ name, uses, ...dialog }: InvalidQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Deactivate “{name}”?</Trans>}
      confirmLabel={<Trans>Deactivate</Trans>}
      isDangerous
    >
      <Text mb="sm">
        <UsesText uses={uses} />
      </Text>
      <Text>
        <Trans>
          Saved and rejected orders that name this entry can’t be submitted any more until it is
          active again or another one is chosen. Orders that are submitted already go on as they
          are.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}

function UsesText({ uses }: { uses: UseCount }) {
  if (uses.kind === 'unknown') {
    return (
      <Trans>How many orders name this entry can’t be told: you may not see all of them.</Trans>
    )
  }
  if (uses.kind === 'too-many') {
    return (
      <Trans>
        No order that is not submitted yet was found to name this entry, but there are too many to
        look at each.
      </Trans>
    )
  }
  const { kind, count } = uses
  return kind === 'counted' ? (
    <Plural
      value={count}
      one="# order that is not submitted yet names this entry."
      other="# orders that are not submitted yet name this entry."
    />
  ) : (
    <Plural
      value={count}
      one="At least # order that is not submitted yet names this entry."
      other="At least # orders that are not submitted yet name this entry."
    />
  )
}
