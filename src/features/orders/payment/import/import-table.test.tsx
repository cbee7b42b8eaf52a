// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { INTERNAL_DOCUMENT } from '../../../../../fixtures/testing/documents'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { EMPTY_PAYMENT_FORM } from '../form/form-values'
import { ImportTable } from './import-table'
import type { ImportRow } from './read-table'
import type { RowOutcome } from './run-rows'

failOnConsoleErrors()

const ROW: ImportRow = {
  key: '1 a',
  number: 2,
  texts: { amount: '1200.5', applyDate: '11/1', remark: 'x' },
  errors: {},
  sameAs: undefined,
  values: { ...EMPTY_PAYMENT_FORM, amount: '1200.5', applyDate: '2026-11-01' },
  document: {
    ...INTERNAL_DOCUMENT,
    paymentUnit: undefined,
    paymentUnitAccount: undefined,
    canOnlyConsume: 1,
  },
}

function show(outcome?: RowOutcome, locale = 'en', row = ROW) {
  const nothing = () => undefined
  renderInApp(
    <ImportTable
      rows={[row]}
      alike={new Map([['1 a', ['FK1', 'FK2', 'FK3', 'FK4']]])}
      run={{
        outcomes: new Map(outcome ? [['1 a', outcome]] : []),
        isRunning: false,
        isStopping: false,
        attended: new Set(),
        toSend: [ROW],
        start: nothing,
        stop: nothing,
        lookUpAll: nothing,
        settleByHand: nothing,
        sendAnew: nothing,
      }}
    />,
    { locale },
  )
  return screen.getAllByRole('cell').map(({ textContent }) => textContent)
}

it('names orders that say the same as a row that would be saved', () => {
  const [result] = show()
  expect(result).toBe('readyOrders that say the same: FK1 FK2 FK3 …')
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

it('says when and as which order a row was saved, and of others no more', () => {
  const [result] = show({ kind: 'saved', code: 'FK1', before: '2026-11-21' })
  expect(result).toBe('saved before FK1 · 2026-11-21')
})

it('shows amounts and days as they were read, in the language of the interface', () => {
  const cells = show(undefined, 'es')
  expect(cells).toContain('1.200,50')
  expect(cells).toContain('2026-11-01')
  expect(cells).not.toContain('11/1')
})

it('shows of a long remark how it begins, and the whole on a press', () => {
  const remark = 'A remark that goes on and on. '.repeat(12).trim()
  show(undefined, 'en', { ...ROW, texts: { ...ROW.texts, remark } })
  const long = screen.getByText(remark).closest('details')
  expect(long?.open).toBe(false)
  fireEvent.click(screen.getByText(remark))
  expect(long?.open).toBe(true)
  expect(document.querySelectorAll('details')).toHaveLength(1)
})
