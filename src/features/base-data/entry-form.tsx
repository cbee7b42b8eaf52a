import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { messageOf } from '@/components/message'
import type { Choice } from '@/components/query-form/filter-field'
import type { EntryErrors } from './check-entry'
import type { EntryField, EntryValues, Entry, EntryType } from './entry'
import { mergeEntry } from './merge-entry'
import { useState } from 'react'
import type { StoredDraft } from '../writes/stored-drafts'
import { useDraft } from '../writes/use-draft'
import { entryDocument } from './send-entry'

interface EntryFieldsProps {
  fields: readonly EntryField[]
  /** a field's id: where the focus goes when it is wrong */
  idOf: (field: string) => string
  values: EntryValues
  errors: EntryErrors
  /** they show what is in them, and take nothing */
  isReadOnly: boolean
  onChange: (field: string, text: string) => void
}

/** The fields of an entry, from top to bottom. */
export function EntryFields({
  fields,
  idOf,
  values,
  errors,
  isReadOnly,
  onChange,
}: EntryFieldsProps) {
  const { i18n } = useLingui()
  return fields.map(({ name, label, choices }, index) => {
    const control = {
      id: idOf(name),
      name,
      label: i18n._(label),
      value: values[name] ?? '',
      error: messageOf(errors[name]),
      required: true,
      mt: index === 0 ? 0 : 'sm',
      onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        onChange(name, event.currentTarget.value)
      },
    }
    return choices ? (
      <NativeSelect
        key={name}
        {...control}
        // A list to choose from can't be read-only.
        onChange={(event) => !isReadOnly && control.onChange(event)}
        data={offered(choices, values[name] ?? '').map((choice) => ({
          value: choice.value,
          label: typeof choice.name === 'string' ? choice.name : i18n._(choice.name),
        }))}
      />
    ) : (
      <TextInput
        key={name}
        {...control}
        readOnly={isReadOnly}
        autoComplete="off"
        data-autofocus={index === 0 || undefined}
      />
    )
  })
}

/** The choices, and what the entry has already although nobody knows it: it must not seem another. */
function offered(choices: readonly Choice[], current: string) {
  const known = choices.map(({ value, name }) => ({ value: String(value), name }))
  const isKnown = known.some(({ value }) => value === current)
  return isKnown ? known : [{ value: current, name: current }, ...known]
}

const NO_ERRORS: EntryErrors = {}

function startOf({ fields }: EntryType, entry: Entry | undefined): EntryValues {
  return Object.fromEntries(fields.map(({ name }) => [name, entry?.values[name] ?? '']))
}

/** Somebody has changed the entry that is being typed on. */
export interface EntryConflict {
  /** what the entry was known by when it was opened */
  name: string
  /** when that was found: as it was to be saved, or as an earlier draft of it was restored */
  foundBy: 'saving' | 'restoring'
  /** its fields when they were typed on, and by now */
  seen: EntryValues
  now: EntryValues
  /** whether it is valid now; undefined when that has not changed */
  valid: 0 | 1 | undefined
}

/**
 * What is typed into the dialog of an entry, and what is wrong with it. It is kept as a draft from the
 * first difference on; what an earlier visit left is offered and never mixed in.
 */
export function useEntryForm(type: EntryType, entry: Entry | undefined) {
  const [base, setBase] = useState(() => ({ seen: entry, start: startOf(type, entry) }))
  const { seen, start } = base
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [conflict, setConflict] = useState<EntryConflict>()
  const document = entryDocument(type, entry?.id)
  const draft = useDraft({ document, start, values, keepsStart: true })

  return {
    /** the entry as the person has seen it; undefined for a new one */
    seen,
    values,
    errors,
    draft,
    conflict,
    change: (name: string, text: string) => {
      setValues((before) => ({ ...before, [name]: text }))
      setErrors((before) => ({ ...before, [name]: undefined }))
    },
    refuse: setErrors,
    /** Somebody has changed it: from now on it is this that is typed on. */
    moveTo: (now: Entry) => {
      const newStart = startOf(type, now)
      setBase({ seen: now, start: newStart })
      setValues((typed) => mergeEntry(type.fields, { seen: start, typed, now: newStart }).values)
      setErrors(NO_ERRORS)
      setConflict({
        name: seen?.name ?? now.name,
        foundBy: 'saving',
        seen: start,
        now: newStart,
        valid: now.valid === seen?.valid ? undefined : now.valid,
      })
    },
    /** What was typed is not wanted: the form shows what the server has. */
    takeStart: () => {
      setValues(start)
      setErrors(NO_ERRORS)
      setConflict(undefined)
    },
    restore: (stored: StoredDraft) => {
      const typed = textsOf(stored.values, start)
      // A draft of an older release does not say what it was typed on.
      const typedOn = stored.start ? textsOf(stored.start, start) : start
      const merged = mergeEntry(type.fields, { seen: typedOn, typed, now: start })
      setErrors(NO_ERRORS)
      setValues(merged.values)
      if (merged.changes.length > 0) {
        const name = seen?.name ?? ''
        setConflict({ name, foundBy: 'restoring', seen: typedOn, now: start, valid: undefined })
      }
      void draft.take(stored)
    },
  }
}

/** What was stored of the fields; what is missing or no text is as the form has it. */
function textsOf(stored: Readonly<Record<string, unknown>>, start: EntryValues): EntryValues {
  return Object.fromEntries(
    Object.entries(start).map(([name, text]) => {
      const kept = stored[name]
      return [name, typeof kept === 'string' ? kept : text]
    }),
  )
}
