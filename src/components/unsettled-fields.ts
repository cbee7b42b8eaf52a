import { createContext, useContext, useLayoutEffect } from 'react'

/**
 * The fields of a form that ask something back, by id: what they hold is not what was typed, and nobody
 * has said yet that it will do. The form holds sending back while there is one.
 */
export const UnsettledFields = createContext<Set<string> | undefined>(undefined)

/** Tells the form around a field whether the field asks something back. */
export function useUnsettled(id: string, isUnsettled: boolean): void {
  const fields = useContext(UnsettledFields)
  // Before the next press: leaving the field and pressing a button are one movement.
  useLayoutEffect(() => {
    if (!fields || !isUnsettled) return undefined
    fields.add(id)
    return () => {
      fields.delete(id)
    }
  }, [fields, id, isUnsettled])
}
