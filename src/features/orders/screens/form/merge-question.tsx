import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Message } from '@/components/message'
import type { DisplayField } from '../../display-field'
import { ShownValue } from '../parts/shown-value'
import type { FormValues } from './form-definition'
import classes from './order-form.module.css'

/** Whose version of a field stays. */
export type Side = 'theirs' | 'mine'

/** A field that both sides changed, as a person reads it on either side. */
interface AskedField {
  id: string
  label: MessageDescriptor | undefined
  theirs: DisplayField | undefined
  mine: DisplayField | undefined
  /** what the form holds: told where both sides read the same */
  raw: Record<Side, FormValues[string] | undefined>
}

interface MergeQuestionProps {
  /** fields that are chosen together */
  fields: readonly AskedField[]
  choice: Side | undefined
  /** the person wanted to go on without having chosen */
  isMissing: boolean
  onChoose: (side: Side) => void
}

/** Asks which side's version of what both changed is to stay. */
export function MergeQuestion({ fields, choice, isMissing, onChoose }: MergeQuestionProps) {
  const ids = useId()
  const differing = fields.filter(({ theirs, mine, raw }) => {
    const isSameText = JSON.stringify(theirs?.text) === JSON.stringify(mine?.text)
    return !isSameText || JSON.stringify(raw.theirs) !== JSON.stringify(raw.mine)
  })
  return (
    <fieldset
      className={classes.choice}
      aria-describedby={isMissing ? `${ids}-missing` : undefined}
      aria-invalid={isMissing || undefined}
    >
      <legend>
        {differing.map(({ id, label }, at) => (
          <span key={id}>
            {at > 0 ? ' · ' : null}
            {label ? <Message of={label} /> : id}
          </span>
        ))}
      </legend>
      <div className={classes.options}>
        {(['theirs', 'mine'] as const).map((side) => (
          <label key={side} className={classes.option}>
            <input
              type="radio"
              name={ids}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            <span>
              {side === 'theirs' ? <Trans>On the server now</Trans> : <Trans>What you typed</Trans>}
              {': '}
              {differing.map((field, at) => (
                <strong key={field.id}>
                  {at > 0 ? ' · ' : null}
                  <Reading field={field} side={side} />
                </strong>
              ))}
            </span>
          </label>
        ))}
      </div>
      {isMissing ? (
        <p id={`${ids}-missing`} className={classes.missing}>
          <Trans>Choose one of the two</Trans>
        </p>
      ) : null}
    </fieldset>
  )
}

/** A side's value; where both read the same, with what tells them apart. */
function Reading({ field: { theirs, mine, raw }, side }: { field: AskedField; side: Side }) {
  const shown = side === 'theirs' ? theirs : mine
  const isSameText = JSON.stringify(theirs?.text) === JSON.stringify(mine?.text)
  return (
    <>
      <ShownValue
        field={
          shown && {
            text: shown.text,
            ...(shown.cents === undefined ? {} : { cents: shown.cents }),
          }
        }
      />
      {isSameText && typeof raw[side] === 'string' ? ` (${raw[side]})` : null}
    </>
  )
}
