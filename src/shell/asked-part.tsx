import type { ComponentType } from 'react'
import { askablePart, useAskedPart } from '@/platform/use-asked-part'

interface Closable {
  onClose?: (() => void) | undefined
}

/**
 * A dialog, a panel or an opened row that comes with the press that asks for it. When its program can't be had that is told, the
 * part is closed again and the page stays as it is.
 *
 * @param load asked again by the next press when it failed
 * @param close lets the part go that can't be had: by its `onClose`, when it is given one
 */
export function askedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props & Closable) => void = ({ onClose }) => onClose?.(),
): ComponentType<Props & Closable> {
  const part = askablePart(load)
  return function AskedPart(props: Props & Closable) {
    const { Part } = useAskedPart(part, true, () => close(props))
    return Part ? <Part {...props} /> : null
  }
}
