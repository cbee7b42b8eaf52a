import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

interface RowActionProps {
  /** names the file too: the same buttons stand in every row */
  label: string
  icon: Icon
  onClick: () => void
}

/** A small button of a row, an icon whose words are its tooltip. */
export function RowAction({ label, icon: Picture, onClick }: RowActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onClick}>
      <Picture size={16} aria-hidden />
    </ActionIcon>
  )
}
