import { useEffect, useRef, useState } from 'react'
import { newId } from '@/session/new-id'
import { useUnsavedWork } from '@/shell/unsaved-work'
import type { EntryErrors } from './check-entry'
import type { Entry, EntryType, EntryValues } from './entry'
import { dropEntryDraft, keepEntryDraft, useEntryDrafts, type EntryDraft } from './entry-drafts'

const NO_ERRORS: EntryErrors = {}

function startOf({ fields }: EntryType, entry: Entry | undefined): EntryValues {
  return Object.fromEntries(fields.map(({ name }) => [name, entry?.values[name] ?? '']))
}

/**
 * What is typed into the dialog of an entry, and what is wrong with it. It is kept as a draft from the
 * first difference on; what an earlier visit left is offered and never mixed in.
 */
export function useEntryForm(type: EntryType, entry: Entry | undefined, username: string) {
  const [start] = useState(() => startOf(type, entry))
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [id, setId] = useState(newId)
  const isForgotten = useRef(false)
  const drafts = useEntryDrafts(username, type.id)
  const hasDraft = drafts.some((draft) => draft.id === id)
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)
  const entryId = entry?.id

  useEffect(() => {
    if (isForgotten.current) return
    if (isDirty) keepEntryDraft(username, type.id, { id, entryId, savedAt: Date.now(), values })
    else if (hasDraft) dropEntryDraft(username, type.id, id)
  }, [username, type.id, id, entryId, isDirty, hasDraft, values])
  useUnsavedWork(isDirty)

  return {
    values,
    errors,
    isDirty,
    /** what a new entry is sent once for */
    draftId: id,
    offered: drafts.find((draft) => draft.entryId === entryId && draft.id !== id),
    change: (name: string, text: string) => {
      setValues((before) => ({ ...before, [name]: text }))
      setErrors(({ [name]: _changed, ...others }) => others)
    },
    refuse: setErrors,
    restore: (draft: EntryDraft) => {
      if (hasDraft) dropEntryDraft(username, type.id, id)
      setId(draft.id)
      setErrors(NO_ERRORS)
      setValues(
        Object.fromEntries(
          Object.entries(start).map(([name, text]) => [name, draft.values[name] ?? text]),
        ),
      )
    },
    /** a draft of an earlier visit that nobody wants */
    drop: (draft: EntryDraft) => dropEntryDraft(username, type.id, draft.id),
    /** nothing of this visit is to be kept: it is saved, or given up */
    forget: () => {
      isForgotten.current = true
      dropEntryDraft(username, type.id, id)
    },
  }
}
