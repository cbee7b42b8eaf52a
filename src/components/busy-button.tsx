import { Button, type ButtonProps } from '@mantine/core'
import { useRef, type ComponentProps, type RefObject } from 'react'
import { useBusyFocus } from './use-focus-back'

interface BusyButtonProps
  extends Omit<ButtonProps, 'loading'>, Omit<ComponentProps<'button'>, keyof ButtonProps | 'ref'> {
  ref?: RefObject<HTMLButtonElement | null> | undefined
  /** what it was pressed for is under way: it takes no other press until that is over */
  isBusy: boolean
}

/** A button that has the focus again when what it was pressed for is over: the browser takes it from one that is disabled. */
export function BusyButton({ ref, isBusy, ...button }: BusyButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  const element = ref ?? own
  useBusyFocus(element, isBusy)
  return <Button {...button} ref={element} loading={isBusy} />
}
