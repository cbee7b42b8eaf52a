import { useState } from 'react'
import * as v from 'valibot'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { WireTime } from '@/domain/china-time'
import type { StoredDraft } from '../../draft/stored-drafts'
import { checkPaymentForm, firstWrong, type PaymentFormErrors } from './check-payment-form'
import {
  EMPTY_PAYMENT_FORM,
  paymentFormValues,
  toFormValues,
  type PaymentFormField,
  type PaymentFormValues,
} from './payment-form-values'

/** What a form is based on: the order as it was read, or nothing for a new one. */
interface Basis {
  order: PaymentOrderDetail | undefined
  /** `gmtModified` that the next write is decided on */
  seen: WireTime | undefined
  start: PaymentFormValues
}

function basisOf(order: PaymentOrderDetail | undefined): Basis {
  return {
    order,
    seen: order?.gmtModified,
    start: order ? toFormValues(order) : EMPTY_PAYMENT_FORM,
  }
}

/**
 * What is typed, what is wrong with it, and what it is based on. As long as nothing was typed the form
 * follows the order; from then on the basis stays what the person saw when they began.
 */
export function usePaymentForm(order: PaymentOrderDetail | undefined) {
  const [basis, setBasis] = useState(() => basisOf(order))
  const [values, setValues] = useState(basis.start)
  const [errors, setErrors] = useState<PaymentFormErrors>({})
  const isUntouched = JSON.stringify(values) === JSON.stringify(basis.start)
  if (isUntouched && order && order.gmtModified !== basis.order?.gmtModified) {
    const next = basisOf(order)
    setBasis(next)
    setValues(next.start)
  }

  const change = (changed: Partial<PaymentFormValues>) => {
    setValues((before) => ({ ...before, ...changed }))
    // What was said of a field no longer counts once it is changed.
    setErrors((before) => {
      const names = Object.keys(changed)
      return Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))
    })
  }
  /** Marks fields as wrong and gives the first of them, to be focused. */
  const refuse = (found: PaymentFormErrors): PaymentFormField | undefined => {
    setErrors(found)
    return firstWrong(found)
  }
  return {
    basis,
    values,
    errors,
    change,
    refuse,
    /** Checks every field; gives the first wrong one, to be focused. */
    check: () => refuse(checkPaymentForm(values)),
    /** Takes up a draft, on the version of the order that it was typed on. */
    restore: (draft: StoredDraft) => {
      setValues(v.parse(paymentFormValues, draft.values))
      setErrors({})
      if (draft.seen !== undefined) setBasis({ ...basis, seen: draft.seen })
    },
    /** Goes on with what is typed, on a newer version of the order that the person has seen. */
    rebase: (newer: PaymentOrderDetail) => setBasis(basisOf(newer)),
    /** What was sent is saved: the form shows what is saved, but keeps what was typed since. */
    settle: (saved: PaymentOrderDetail, sent: PaymentFormValues) => {
      const next = basisOf(saved)
      setBasis(next)
      setValues((now) => (JSON.stringify(now) === JSON.stringify(sent) ? next.start : now))
      setErrors({})
    },
    /** Throws away what is typed for a newer version of the order. */
    replace: (newer: PaymentOrderDetail) => {
      const next = basisOf(newer)
      setBasis(next)
      setValues(next.start)
      setErrors({})
    },
  }
}
