import { useState } from 'react'
import type { StoredDraft } from '../writes/stored-drafts'
import { useDraft } from '../writes/use-draft'
import type { EntryErrors } from './check-entry'
import type { Entry, EntryType, EntryValues } from './entry'
import { entryDocument } from './send-entry'

const NO_ERRORS: EntryErrors = {}

function startOf({ fields }: EntryType, entry: Entry | undefined): EntryValues {
  return Object.fromEntries(fields.map(({ name }) => [name, entry?.values[name] ?? '']))
}

/**
 * What is typed into the dialog of an entry, and what is wrong with it. It is kept as a draft from the
 * first difference on; what an earlier visit left is offered and never mixed in.
 */
export function useEntryForm(type: EntryType, entry: Entry | undefined) {
  const [start] = useState(() => startOf(type, entry))
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState(NO_ERRORS)
  const draft = useDraft({ document: entryDocument(type, entry?.id), start, values })

  return {
    values,
    errors,
    draft,
    change: (name: string, text: string) => {
      setValues((before) => ({ ...before, [name]: text }))
      setErrors(({ [name]: _changed, ...others }) => others)
    },
    refuse: setErrors,
    restore: (stored: StoredDraft) => {
      setErrors(NO_ERRORS)
      setValues(
        Object.fromEntries(
          Object.entries(start).map(([name, text]) => {
            const kept = stored.values[name]
            return [name, typeof kept === 'string' ? kept : text]
          }),
        ),
      )
      void draft.take(stored)
    },
  }
}
