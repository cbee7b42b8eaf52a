import { Plural, Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/components/confirm-dialog/confirm-dialog'
import type { UseCount } from './count-uses'

interface QuestionProps {
  name: string
  uses: UseCount
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

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

interface UsesQuestionProps extends Omit<QuestionProps, 'name'> {
  title: ReactNode
  confirmLabel: ReactNode
  /** what it does to the orders */
  children: ReactNode
}

function UsesQuestion({ uses, children, ...dialog }: UsesQuestionProps) {
  return (
    <ConfirmDialog {...dialog} isDangerous>
      <Text mb="sm">
        <UsesText uses={uses} />
      </Text>
      <Text>{children}</Text>
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
