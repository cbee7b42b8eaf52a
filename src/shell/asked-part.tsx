import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { presentFailure } from './present-failure'

interface Closable {
  onClose?: (() => void) | undefined
}

/**
 * A part that comes with the press that asks for it. When its program can't be had that is told, the part is closed again and
 * the page stays as it is: by `lazy` the failure would stand in place of the page, also after the connection is back.
 *
 * @param load asked again by the next press when it failed
 * @param close lets the part go that can't be had: by its `onClose`, when it is given one
 */
export function askedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props & Closable) => void = ({ onClose }) => onClose?.(),
): ComponentType<Props & Closable> {
  let loaded: ComponentType<Props> | undefined
  return function AskedPart(props: Props & Closable) {
    const [Part, setPart] = useState(() => loaded)
    const giveUp = useEffectEvent((error: unknown) => {
      presentFailure(error, { asked: true })
      close(props)
    })
    const isThere = Part !== undefined
    useEffect(() => {
      if (isThere) return undefined
      let isWanted = true
      load().then(
        (part) => {
          loaded = part
          if (isWanted) setPart(() => part)
        },
        (error: unknown) => {
          if (isWanted) giveUp(error)
        },
      )
      return () => {
        isWanted = false
      }
    }, [isThere])
    return Part ? <Part {...props} /> : null
  }
}
