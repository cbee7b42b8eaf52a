import type { ComponentType } from 'react'
import { askablePart, useAskedPart } from '@/platform/use-asked-part'
import { holdKeys } from './hold-keys'

interface Closable {
  onClose?: (() => void) | undefined
}

/**
 * A dialog or a menu that comes with the press that asks for it, and has the keys from then on. When its program can't be had that
 * is told, the part is closed again and the page stays as it is.
 *
 * @param load asked again by the next press when it failed
 * @param close lets the part go that can't be had, or is called off: by its `onClose`, when it is given one
 * @param hold null for what comes within a page, which goes on meanwhile
 */
export function askedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props & Closable) => void = ({ onClose }) => onClose?.(),
  hold: typeof holdKeys | null = holdKeys,
): ComponentType<Props & Closable> {
  const part = askablePart(load)
  return function AskedPart(props: Props & Closable) {
    const { Part } = useAskedPart(part, true, () => close(props), hold)
    return Part ? <Part {...props} /> : null
  }
}

/** The same for what comes within a page or a panel, an opened row for one: it leaves the keys where they are. */
export const askedInPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Closable> => askedPart(load, undefined, null)
