import { useState } from 'react'
import * as v from 'valibot'
import { fromWireTime, type WireTime } from '@/domain/china-time'
import type { StoredDraft } from '@/features/writes/stored-drafts'
import type { OrderBase } from '../../order-type'
import type { FormDefinition, FormErrors, FormValues } from './form-definition'

/** What a form is based on: the order as it was read, or nothing for a new one. */
interface Base<Values, Order> {
  order: Order | undefined
  /** `gmtModified` that the next write is decided on */
  seen: WireTime | undefined
  start: Values
}

/**
 * Whether an order is a later version than another. What a form has been given past the cache is newer
 * than what its page still holds: it must not go back to that. Of times that can't be read any other
 * counts as later.
 */
function isNewer(order: OrderBase, than: OrderBase | undefined): boolean {
  const [time, before] = [order.gmtModified, than?.gmtModified]
  const timeMs = time === undefined ? undefined : fromWireTime(time)
  const beforeMs = before === undefined ? undefined : fromWireTime(before)
  if (timeMs === undefined || beforeMs === undefined) return time !== before
  return timeMs > beforeMs
}

/**
 * What is typed, what is wrong with it, and what it is based on. As long as nothing was typed the form
 * follows the order; from then on the basis stays what the person saw when they began.
 *
 * @param empty what a new order starts with
 * @param typed what stands in it from the first moment: a copy
 * @param goesOn the draft that it goes on with from the first moment
 */
export function useOrderForm<Values extends FormValues, Order extends OrderBase>(
  { schema, toValues, fieldsShown }: FormDefinition<Values, Order>,
  order: Order | undefined,
  empty: Values,
  typed?: Values,
  goesOn?: StoredDraft,
) {
  const baseOf = (of: Order | undefined): Base<Values, Order> => ({
    order: of,
    seen: of?.gmtModified,
    start: of ? toValues(of) : empty,
  })
  /** Of what was typed on an order's draft: the version that it was typed on. */
  const seenBy = (draft: StoredDraft, { gmtCreate }: Order) => draft.seen ?? gmtCreate
  const [base, setBase] = useState(() => ({
    ...baseOf(order),
    ...(goesOn && order && { seen: seenBy(goesOn, order) }),
  }))
  const [copy] = useState(typed)
  const untyped = order ? base.start : (copy ?? base.start)
  const valuesOf = (draft: StoredDraft): Values => ({
    ...v.parse(schema, draft.values),
    ...sameIn(untyped, draft.values),
  })
  const [values, setValues] = useState(() => (goesOn ? valuesOf(goesOn) : untyped))
  const [errors, setErrors] = useState<FormErrors<Values>>({})
  /** of numbers: how they were typed, while that may have meant another one */
  const [asTyped, setAsTyped] = useState(goesOn?.asTyped ?? {})
  const isUntouched = JSON.stringify(values) === JSON.stringify(base.start)
  if (isUntouched && order && isNewer(order, base.order)) {
    const next = baseOf(order)
    setBase(next)
    setValues(next.start)
  }

  const change = (changed: Partial<Values>, typedTexts: Partial<Record<string, string>> = {}) => {
    setValues((before) => ({ ...before, ...changed }))
    setAsTyped((before) => {
      const next = { ...before }
      for (const name of Object.keys(changed)) {
        const text = typedTexts[name]
        if (text === undefined) delete next[name]
        else next[name] = text
      }
      return next
    })
    // What was said of a field no longer counts once it is changed.
    setErrors((before) => {
      const kept: FormErrors<Values> = { ...before }
      for (const name of Object.keys(changed)) delete kept[name]
      return kept
    })
  }
  /** Marks fields as wrong and gives the first of them from top to bottom, to be focused. */
  const refuse = (found: FormErrors<Values>): (keyof Values & string) | undefined => {
    setErrors(found)
    return fieldsShown(values).find((field) => found[field] !== undefined)
  }
  return {
    base,
    /** what stands there while nobody has typed anything */
    untyped,
    /** whether the order is known as it was when this was typed: a draft may be of an older version */
    isStartKnown: base.order !== undefined && base.order.gmtModified === base.seen,
    values,
    asTyped,
    errors,
    change,
    refuse,
    /**
     * Takes up a draft, on the version of the order that it was typed on. One that was never read is taken for the first: what
     * anybody has changed since meets the draft as a conflict, and is not written over unseen.
     */
    restore: (draft: StoredDraft) => {
      setValues(valuesOf(draft))
      setAsTyped(draft.asTyped ?? {})
      setErrors({})
      if (base.order) setBase({ ...base, seen: seenBy(draft, base.order) })
    },
    /** Goes on with what is typed, on a newer version of the order that the person has seen. */
    rebase: (newer: Order) => setBase(baseOf(newer)),
    /** Goes on with what was put together of what is typed and of a newer version of the order. */
    merge: (newer: Order, merged: Values) => {
      setBase(baseOf(newer))
      setValues(merged)
      setErrors({})
    },
    /** What was sent is saved: the form shows what is saved, but keeps what was typed since. */
    settle: (saved: Order, sent: Values) => {
      const next = baseOf(saved)
      setBase(next)
      setValues((now) => (JSON.stringify(now) === JSON.stringify(sent) ? next.start : now))
      setErrors({})
    },
    /** Throws away what is typed for a newer version of the order. */
    replace: (newer: Order) => {
      const next = baseOf(newer)
      setBase(next)
      setValues(next.start)
      setErrors({})
    },
  }
}

/** What of a form's start is the same in a draft: nobody typed it, so it is not for a field to bring it in order. */
function sameIn<Values extends FormValues>(
  start: Values,
  draft: StoredDraft['values'],
): Partial<Values> {
  const isSame = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(draft[name])
  return Object.fromEntries(Object.entries(start).filter(isSame)) as Partial<Values>
}
