import { describe, expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { debitType } from '../orders/debit/type'
import { paymentType } from '../orders/payment/type'
import { ORDER_TYPES } from '../orders/registry'
import { applicantOf, cameBackOptions, lastCameBack, SHOWN } from './came-back'

const user = (codes: string[], fields: Partial<User> = {}): User => ({
  name: undefined,
  username: 'zhang.wei',
  nickName: undefined,
  avatar: undefined,
  enterprise: undefined,
  authorities: codes.map((code) => ({ code, url: undefined })),
  ...fields,
})

describe('what came back', () => {
  it('is asked for who raises orders of the type, and for nobody else', () => {
    expect(applicantOf(paymentType, user(['payment/order']))).toBe('zhang.wei')
    expect(applicantOf(debitType, user(['payment/order', 'debit/confirm']))).toBeUndefined()
    expect(applicantOf(paymentType, user(['payment/order'], { username: ' ' }))).toBeUndefined()
  })

  it('is a person’s own, for an internal user too', () => {
    const internal = user(['debit/order'], { enterprise: 'commonservice' })
    const { queryKey } = cameBackOptions(ORDER_TYPES.debit, applicantOf(debitType, internal) ?? '')
    expect(queryKey.at(-2)).toMatchObject({ state: 15, business: 1, loginOwnerId: 'zhang.wei' })
  })

  it('stands newest first, by when it came back, and no more than a few', () => {
    const order = (code: string, gmtModified: string | undefined) => ({
      type: ORDER_TYPES.payment,
      order: { code, state: 15, amount: 1, gmtModified },
    })
    const days = [3, 9, 1, 7, 5, 8].map((day) => order(`FK${day}`, `2026-11-0${day} 08:00:00`))
    const shown = lastCameBack([order('FK0', undefined), ...days])
    expect(shown).toHaveLength(SHOWN)
    expect(shown.map(({ order: { code } }) => code)).toEqual(['FK9', 'FK8', 'FK7', 'FK5', 'FK3'])
  })
})
