// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { PaymentFormFields } from './form-fields'
import { EMPTY_PAYMENT_FORM, type PaymentFormValues } from './form-values'

failOnConsoleErrors()

const choices = {
  channels: [],
  parks: [],
  departments: [],
  principals: [],
  feeItems: [],
  sideOf: () => '' as const,
  fits: () => true,
}
const EXTERNAL = { settlement: '2', channelId: '6', principalId: '2' } as const
let values: PaymentFormValues

beforeEach(() => {
  values = { ...EMPTY_PAYMENT_FORM, ...EXTERNAL }
})

const fieldsAt = (version: string) => (
  <PaymentFormFields
    idOf={(field) => field}
    values={values}
    errors={{}}
    asTyped={{}}
    onChange={(changed) => {
      values = { ...values, ...changed }
    }}
    choices={choices}
    version={version}
    isUnknownOffered={false}
    budget={null}
  />
)
const choose = (name: 'Internal' | 'External') =>
  fireEvent.click(screen.getByRole('radio', { name }))

describe('A settlement type that was left', () => {
  it('has its channel and person in charge again when it comes back', () => {
    const { rerender } = renderInApp(fieldsAt('2026-11-21 09:00:00'))
    choose('Internal')
    expect(values).toMatchObject({ settlement: '1', channelId: '', principalId: '' })
    rerender(fieldsAt('2026-11-21 09:00:00'))
    choose('External')
    expect(values).toMatchObject(EXTERNAL)
  })

  it('has them no more once the order was saved', () => {
    const { rerender } = renderInApp(fieldsAt('2026-11-21 09:00:00'))
    choose('Internal')
    rerender(fieldsAt('2026-11-21 09:05:00'))
    choose('External')
    expect(values).toMatchObject({ settlement: '2', channelId: '', principalId: '' })
  })
})
