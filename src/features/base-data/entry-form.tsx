import { useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { messageOf } from '@/components/message'
import type { Choice } from '@/components/query-form/filter-field'
import type { EntryErrors } from './check-entry'
import type { EntryField, EntryValues, Entry, EntryType } from './entry'
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
  onChange: (field: string, text: string) => void
}

/** The fields of an entry, from top to bottom. */
export function EntryFields({ fields, idOf, values, errors, onChange }: EntryFieldsProps) {
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
      onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        onChange(name, event.currentTarget.value),
    }
    return choices ? (
      <NativeSelect
        key={name}
        {...control}
        data={offered(choices, values[name] ?? '').map((choice) => ({
          value: choice.value,
          label: typeof choice.name === 'string' ? choice.name : i18n._(choice.name),
        }))}
      />
    ) : (
      <TextInput
        key={name}
        {...control}
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
      setErrors((before) => ({ ...before, [name]: undefined }))
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
