import { Button, Popover } from '@mantine/core'
import { useState, type ReactNode } from 'react'

interface OpenPopoverProps {
  label: string
  icon: ReactNode
  children: ReactNode
}

/** The popover itself, open from its first frame on: it is only rendered once its button was pressed. */
export function OpenPopover({ label, icon, children }: OpenPopoverProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={icon} onClick={() => setIsOpen(!isOpen)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  )
}
