// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { PaymentFormFields } from './form-fields'
import { EMPTY_PAYMENT_FORM, type PaymentFormValues } from './form-values'

failOnConsoleErrors()

const choices = {
  channels: [{ value: '6', label: 'Transfer' }],
  parks: [],
  departments: [],
  principals: [],
  feeItems: [],
  sideOf: (channelId: string) => (channelId === '6' ? '2' : ''),
  // People have the number of their side here; any other can't be looked up.
  sideOfPerson: (principalId: string) =>
    principalId === '1' || principalId === '2' ? principalId : '',
}
const EXTERNAL = { settlement: '2', channelId: '6', principalId: '2' } as const
let values: PaymentFormValues

beforeEach(() => {
  values = { ...EMPTY_PAYMENT_FORM, ...EXTERNAL }
})

const fieldsAt = (version: string, isUnknownOffered = false) => (
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
    isUnknownOffered={isUnknownOffered}
    budget={null}
  />
)
const choose = (name: 'Internal' | 'External' | 'Unknown') =>
  fireEvent.click(screen.getByRole('radio', { name }))
const chooseTransfer = () =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Settlement channel' }), {
    target: { value: '6' },
  })

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

  it('takes along who can’t be looked up', () => {
    values = { ...EMPTY_PAYMENT_FORM, ...EXTERNAL, principalId: '9' }
    renderInApp(fieldsAt('2026-11-21 09:00:00'))
    choose('Internal')
    expect(values).toMatchObject({ settlement: '1', principalId: '' })
  })
})

describe('A settlement type that is chosen where it was unknown', () => {
  const VERSION = '2026-11-21 09:00:00'

  it('keeps a person in charge of that type, and takes away one of the other', () => {
    values = { ...EMPTY_PAYMENT_FORM, settlement: '', principalId: '1' }
    const { rerender } = renderInApp(fieldsAt(VERSION, true))
    choose('External')
    expect(values).toMatchObject({ settlement: '2', principalId: '' })
    rerender(fieldsAt(VERSION, true))
    // Also after the other one was chosen by mistake.
    choose('Internal')
    expect(values).toMatchObject({ settlement: '1', principalId: '1' })
  })

  it.each(['1', ''])('keeps who was chosen once it was unknown again, after %j', (first) => {
    values = { ...EMPTY_PAYMENT_FORM, settlement: '', principalId: first }
    const { rerender } = renderInApp(fieldsAt(VERSION, true))
    const then = (type: 'Internal' | 'External' | 'Unknown') => {
      choose(type)
      rerender(fieldsAt(VERSION, true))
    }
    then('Internal')
    then('Unknown')
    values = { ...values, principalId: '9' }
    rerender(fieldsAt(VERSION, true))
    then('Internal')
    expect(values).toMatchObject({ settlement: '1', principalId: '9' })
    // Nobody else was chosen since: whoever was on that side is there again.
    values = { ...values, principalId: '8' }
    rerender(fieldsAt(VERSION, true))
    then('Unknown')
    then('Internal')
    expect(values).toMatchObject({ settlement: '1', principalId: '8' })
  })

  describe('Who can’t be looked up yet stays in charge when the type is chosen', () => {
    beforeEach(() => {
      values = { ...EMPTY_PAYMENT_FORM, settlement: '', principalId: '9' }
    })

    it('by itself, also after the other one was chosen by mistake', () => {
      const { rerender } = renderInApp(fieldsAt(VERSION, true))
      choose('Internal')
      expect(values).toMatchObject({ settlement: '1', principalId: '9' })
      rerender(fieldsAt(VERSION, true))
      choose('External')
      expect(values).toMatchObject({ settlement: '2', principalId: '9' })
    })

    it('by a channel', () => {
      renderInApp(fieldsAt(VERSION, true))
      chooseTransfer()
      expect(values).toMatchObject({ settlement: '2', channelId: '6', principalId: '9' })
    })
  })

  it('takes away one of the other type when a channel tells it', () => {
    values = { ...EMPTY_PAYMENT_FORM, settlement: '', principalId: '1' }
    renderInApp(fieldsAt(VERSION, true))
    chooseTransfer()
    expect(values).toMatchObject({ settlement: '2', channelId: '6', principalId: '' })
  })

  it('takes a channel away that tells of no type, until it is unknown again', () => {
    values = { ...EMPTY_PAYMENT_FORM, settlement: '', channelId: '99', principalId: '1' }
    const { rerender } = renderInApp(fieldsAt(VERSION, true))
    choose('Internal')
    expect(values).toMatchObject({ settlement: '1', channelId: '', principalId: '1' })
    rerender(fieldsAt(VERSION, true))
    choose('Unknown')
    expect(values).toMatchObject({ settlement: '', channelId: '99', principalId: '1' })
  })

  it('costs nobody in charge when it is unknown again', () => {
    values = { ...EMPTY_PAYMENT_FORM, settlement: '1', channelId: '1', principalId: '1' }
    renderInApp(fieldsAt(VERSION, true))
    choose('Unknown')
    expect(values).toMatchObject({ settlement: '', channelId: '', principalId: '1' })
  })
})
