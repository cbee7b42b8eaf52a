import { Plural, Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/components/confirm-dialog/confirm-dialog'
import type { UseCount } from './count-uses'

/** What a question about the orders that name an entry is asked with. */
export interface QuestionProps {
  name: string
  uses: UseCount
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

interface UsesQuestionProps extends Omit<QuestionProps, 'name'> {
  title: ReactNode
  confirmLabel: ReactNode
  /** what it does to the orders */
  children: ReactNode
}

/** Asks back, with what is known of the orders that name the entry. */
export function UsesQuestion({ uses, children, ...dialog }: UsesQuestionProps) {
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
