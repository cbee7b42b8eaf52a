import type { ComponentProps, RefObject } from 'react'
import { useLinkDelegation } from './use-link-delegation'

interface LinkAreaProps extends ComponentProps<'div'> {
  ref: RefObject<HTMLDivElement | null>
}

/**
 * A part of a dialog or popover whose links are pages of the application: these stand outside the layout that sees to
 * that, and the browser would load the whole application anew.
 */
export function LinkArea({ ref, ...props }: LinkAreaProps) {
  useLinkDelegation(ref)
  return <div ref={ref} {...props} />
}
