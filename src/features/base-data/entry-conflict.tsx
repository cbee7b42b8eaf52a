import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Message } from '@/components/message'
import type { EntryField, EntryValues } from './entry'
import classes from './entry-conflict.module.css'
import type { EntryConflict } from './entry-form'
import { mergeEntry } from './merge-entry'

interface EntryConflictNoteProps {
  conflict: EntryConflict
  /** what stands in the form */
  values: EntryValues
  fields: readonly EntryField[]
  onTakeNow: () => void
}

/** What somebody has changed of an entry while it was open, beside what was typed; the form below holds both together. */
export function EntryConflictNote({ conflict, values, fields, onTakeNow }: EntryConflictNoteProps) {
  const { t } = useLingui()
  const { name, foundBy, seen, now, valid } = conflict
  const { changes } = mergeEntry(fields, { seen, typed: values, now })
  return (
    <section className={classes.note} role="alert">
      <strong>
        {foundBy === 'saving' ? (
          <Trans>“{name}” has been changed meanwhile. Nothing was saved.</Trans>
        ) : (
          <Trans>“{name}” has been changed since the draft was typed.</Trans>
        )}
      </strong>
      <table aria-label={t`What has changed`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            <th scope="col">
              <Trans>On the server now</Trans>
            </th>
            <th scope="col">
              <Trans>What you typed</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, now: theirs, typed }) => {
            const of = fields.find((one) => one.name === field)
            if (!of) return null
            return (
              <tr key={field}>
                <th scope="row">
                  <Message of={of.label} />
                </th>
                <td>
                  <Message of={readingOf(of, theirs)} />
                </td>
                <td>{typed === undefined ? null : <Message of={readingOf(of, typed)} />}</td>
              </tr>
            )
          })}
          {valid === undefined ? null : (
            <tr>
              <th scope="row">
                <Trans context="of an entry">Status</Trans>
              </th>
              <td>
                <Message of={valid === 1 ? ACTIVE : INACTIVE} />
              </td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
      <span>
        <Trans>
          The form holds both: what you typed, and of the rest what is there now. Save it, or take
          the server’s version.
        </Trans>
      </span>
      <Button size="xs" variant="default" onClick={onTakeNow}>
        <Trans>Take the server’s version</Trans>
      </Button>
    </section>
  )
}

const ACTIVE = msg({ context: 'entry', message: 'Active' })
const INACTIVE = msg({ context: 'entry', message: 'Inactive' })

/** A field's value as the form shows it. */
function readingOf({ choices = [] }: EntryField, value: string) {
  return choices.find((choice) => String(choice.value) === value)?.name ?? value
}
