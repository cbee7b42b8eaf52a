import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Message } from '@/components/message'
import { useUser } from '@/session/use-user'
import { personText, type PeopleNames } from '../../workflow/log'
import { CompareTable } from '../parts/compare-table'
import { toldApart, type DisplayField } from '../../display-field'
import classes from './order-form.module.css'
import { AppLink } from '@/shell/app-link'
import type { OrderPaths } from '../../order-type'
import type { FormDefinition, FormValues } from './form-definition'
import { MergeQuestion, type Side } from './merge-question'
import { mergeUnits, mergeVersions, resolveMerge, type Versions } from './merge-versions'

interface FormConflictProps<Values extends FormValues> {
  /** who has changed the order */
  by: string | undefined
  /** what people are called, as far as it is known */
  people: PeopleNames
  /** what was sent is saved, and was changed then: not saved is only what was typed since */
  isSinceSaved: boolean
  /** why it can't be edited any more; undefined when it can */
  reason: MessageDescriptor | undefined
  definition: Pick<FormDefinition<Values, never>, 'together' | 'readAs'>
  versions: Versions<Values>
  /** the same as a person reads them; `start` is the order as it was when they began to type */
  shown: Record<keyof Versions<Values>, readonly DisplayField[] | undefined>
  onGoOn: (merged: Values) => void
  onTakeNewer: () => void
  /** it can't be edited any more: what was typed goes, and the order itself is shown */
  onGiveUp: () => void
}

/**
 * Somebody has changed the order since it was opened: what it was, what it is, and what was typed, side
 * by side. What only one of the two changed is put together, the rest is asked about, and nothing typed is lost before the
 * person has chosen.
 */
export function FormConflict<Values extends FormValues>({
  by,
  people,
  isSinceSaved,
  reason,
  definition: { together, readAs },
  versions,
  shown,
  onGoOn,
  onTakeNewer,
  onGiveUp,
}: FormConflictProps<Values>) {
  const { t } = useLingui()
  const user = useUser()
  const questions = useRef<HTMLDivElement>(null)
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const [isRefused, setIsRefused] = useState(false)
  const merge = mergeVersions(versions, mergeUnits(versions, together))
  // Of an order that can still be edited only what the form holds: the rest follows from it.
  const held = new Set<string>(Object.values(readAs))
  const inForm = (fields: readonly DisplayField[] = []) =>
    reason ? fields : fields.filter(({ id }) => held.has(id))
  const [start, theirs, mine] = [inForm(shown.start), inForm(shown.theirs), inForm(shown.mine)]
  const isOpen = ([id]: readonly string[]) => choices[id ?? ''] === undefined
  const goOn = () => {
    const open = merge.asked.findIndex(isOpen)
    setIsRefused(open >= 0)
    if (open >= 0)
      questions.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus()
    else {
      const typed = merge.asked.filter(([id]) => choices[id ?? ''] === 'mine')
      onGoOn(resolveMerge(merge, versions.mine, typed))
    }
  }
  return (
    <section className={classes.card} role="alert">
      <strong>
        <WhoChanged
          by={by === user?.username ? undefined : (personText(by, people) ?? '—')}
          isSinceSaved={isSinceSaved}
        />
      </strong>
      <CompareTable
        label={t`Versions of the order`}
        versions={[
          ...(start.length > 0
            ? [{ id: 'start', name: <Trans>When you opened it</Trans>, fields: start }]
            : []),
          { id: 'now', name: <Trans>On the server now</Trans>, fields: theirs },
          { id: 'typed', name: <Trans>What you typed</Trans>, fields: mine, onlyOf: held },
        ]}
      />
      {reason ? null : (
        <div ref={questions} className={classes.questions}>
          <span>
            {merge.asked.length === 0 ? (
              <Trans>Nobody changed what the other did: both are put together.</Trans>
            ) : (
              <Trans>
                What only one side changed is put together. Choose what is to stay of the rest:
              </Trans>
            )}
          </span>
          {merge.asked.map((unit) => {
            const [id = ''] = unit
            return (
              <MergeQuestion
                key={id}
                fields={unit.map((field) => ({
                  id: field,
                  ...readingOf(readAs[field], theirs, mine),
                  raw: { theirs: versions.theirs[field], mine: versions.mine[field] },
                }))}
                choice={choices[id]}
                isMissing={isRefused && isOpen(unit)}
                onChoose={(side) => setChoices({ ...choices, [id]: side })}
              />
            )
          })}
        </div>
      )}
      <div className={classes.options}>
        {reason ? (
          <span>
            <Message of={reason} />
          </span>
        ) : (
          <Button size="xs" onClick={goOn}>
            <Trans>Go on with both put together</Trans>
          </Button>
        )}
        {reason ? (
          <Button size="xs" variant="default" onClick={onGiveUp}>
            <Trans>Discard what was typed and open the order</Trans>
          </Button>
        ) : (
          <Button size="xs" variant="default" onClick={onTakeNewer}>
            <Trans>Take the server’s version</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}

/** What a field of the form reads like on both sides. */
function readingOf(id: string, theirs: readonly DisplayField[], mine: readonly DisplayField[]) {
  const [one, other] = toldApart(
    [theirs, mine].map((fields) => fields.find((field) => field.id === id)),
  )
  return { label: (other ?? one)?.label, theirs: one, mine: other }
}

interface AlreadySavedProps {
  code: string
  /** where the order is looked at */
  path: OrderPaths['detail']
  onRaiseAnother: () => void
}

/**
 * What was sent from this draft before has come through after all, and holds something else than what is typed now. Nothing
 * typed is lost, and nothing is raised twice unknowingly.
 */
export function AlreadySaved({ code, path, onRaiseAnother }: AlreadySavedProps) {
  return (
    <section className={classes.card} role="alert">
      <strong>
        <Trans>What you sent before has arrived after all. Nothing was sent now.</Trans>
      </strong>
      <span>
        <Trans>
          It is order{' '}
          <AppLink path={path} search={{ code }}>
            {code}
          </AppLink>
          , as it was typed then.
        </Trans>
      </span>
      <div className={classes.options}>
        <Button size="xs" onClick={onRaiseAnother}>
          <Trans>Raise what is typed as another order</Trans>
        </Button>
      </div>
    </section>
  )
}

/** Who has changed the order, and what of one's own is not saved for that. */
function WhoChanged({ by, isSinceSaved }: { by: string | undefined; isSinceSaved: boolean }) {
  if (by === undefined) {
    return isSinceSaved ? (
      <Trans>
        You have changed this order in another tab or window since you saved it here. What you typed
        since then is not saved.
      </Trans>
    ) : (
      <Trans>
        You have changed this order in another tab or window since you opened it here. Nothing was
        saved.
      </Trans>
    )
  }
  return isSinceSaved ? (
    <Trans>
      {by} has changed this order since you saved it. What you typed since then is not saved.
    </Trans>
  ) : (
    <Trans>{by} has changed this order since you opened it. Nothing was saved.</Trans>
  )
}
