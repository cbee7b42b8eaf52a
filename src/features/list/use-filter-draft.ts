import { useState } from 'react'
import { filterErrors, type FilterErrors } from '@/components/query-form/filter-errors'
import { draftOf, type FilterDraft, type FilterField } from '@/components/query-form/filter-field'

const NO_ERRORS: FilterErrors = {}

/**
 * What is typed into the filters and not searched yet. The URL is the list's only state: whenever its
 * filters change (a search, a removed chip, Back), the draft starts from them again.
 */
export function useFilterDraft(fields: readonly FilterField[], search: object) {
  const inForce = draftOf(fields, { ...search })
  const key = JSON.stringify(inForce)
  const [state, setState] = useState({ key, draft: inForce, errors: NO_ERRORS })
  const current = state.key === key ? state : { key, draft: inForce, errors: NO_ERRORS }
  if (current !== state) setState(current)

  const change = (name: string, value: string) => {
    setState((before) => {
      const { [name]: _previous, ...errors } = before.errors
      return { ...before, draft: { ...before.draft, [name]: value }, errors }
    })
  }
  /** The draft as filters, or undefined when it holds an error, which then stands at its field. */
  const check = (): FilterDraft | undefined => {
    const draft = Object.fromEntries(
      Object.entries(current.draft)
        .map(([name, value]) => [name, value.trim()] as const)
        .filter(([, value]) => value !== ''),
    )
    const errors = filterErrors(fields, draft)
    setState((before) => ({ ...before, errors }))
    return Object.keys(errors).length === 0 ? draft : undefined
  }
  const clear = () => setState({ key, draft: {}, errors: NO_ERRORS })
  return { inForce, key, draft: current.draft, errors: current.errors, change, check, clear }
}
