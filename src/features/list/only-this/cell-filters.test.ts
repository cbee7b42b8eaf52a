import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paymentOrder } from '@/api/contract/payment-order'
import { reverseOrder } from '@/api/contract/reverse-order'
import { paymentCellFilters } from '../../orders/payment/cell-filters'
import { paymentFilters } from '../../orders/payment/query'
import { reverseCellFilters } from '../../orders/reverse/cell-filters'
import { reverseFilters } from '../../orders/reverse/query'
import { tellsIgnored } from '../ignored-filters'

const ORDER = { code: 'FK1', state: 10, amount: 1, actual: 1 }

/** What the cells of a payment order with these fields offer, by column, where they offer anything. */
function offered(fields: object) {
  const order = v.parse(paymentOrder, { ...ORDER, ...fields })
  return offeredBy(paymentCellFilters, order)
}
function offeredBy<Row>(filters: Readonly<Record<string, (row: Row) => object>>, row: Row) {
  const all = Object.entries(filters).map(([column, filter]) => [column, filter(row)] as const)
  return Object.fromEntries(all.filter(([, filter]) => Object.keys(filter).length > 0))
}

const PLAIN = { code: { code: 'FK1' }, state: { state: '10' } }

describe('what a cell offers to filter by', () => {
  it('is the day on which something was created', () => {
    expect(offered({ gmtCreate: '2016-03-04 09:00:00' })['created']).toEqual({
      createTimeStart: '2016-03-04',
      createTimeEnd: '2016-03-04',
    })
  })

  it.each(['2016/03/04', '2099-02-29 09:00:00', '2016-03-04 about noon', 'lately'])(
    'is no day where the time can not be read: %s',
    (gmtCreate) => expect(offered({ gmtCreate })).toEqual(PLAIN),
  )

  it.each([
    ['of blanks', ' \u3000'],
    ['of what nobody sees', '\u200B\uFEFF'],
    ['of 201 characters', '徐'.repeat(201)],
    ['that has within it what nobody sees, and what is looked for has not', '徐\u200B磊'],
  ])('is no text %s', (_title, ownerName) => expect(offered({ ownerName })).toEqual(PLAIN))

  it('is a text as long as the address holds, with the blanks around it', () => {
    const ownerName = ` ${'徐'.repeat(200)} `
    expect(offered({ ownerName })['owner']).toEqual({ ownerName })
  })

  it.each(['FK/2016/003', 'FK,2016', 'FK１', 'a"b'])(
    'is no code that the filter would take apart or write otherwise: %s',
    (code) => {
      expect(offered({ code })).toEqual({ state: PLAIN.state })
      const reverse = v.parse(reverseOrder, { ...ORDER, debitCode: code, paymentCode: code })
      expect(offeredBy(reverseCellFilters, reverse)).toEqual(PLAIN)
    },
  )

  it('is understood by the list', () => {
    const texts = { ownerName: '徐磊', principalName: '王芳', affiliationDepartmentName: '财务部' }
    const filters = Object.assign(
      {},
      ...Object.values(
        offered({ ...texts, channelId: 1, affiliationParkId: 2, gmtCreate: '2016-03-04 09:00' }),
      ),
    ) as object
    expect(Object.keys(filters)).toHaveLength(9)
    expect(v.parse(tellsIgnored(paymentFilters.search), filters).ignored).toBeUndefined()
    const reverse = v.parse(reverseOrder, { ...ORDER, debitCode: 'KK1', paymentCode: 'FK1' })
    const ofReverse = Object.assign(
      {},
      ...Object.values(offeredBy(reverseCellFilters, reverse)),
    ) as object
    expect(Object.keys(ofReverse)).toHaveLength(4)
    expect(v.parse(tellsIgnored(reverseFilters.search), ofReverse).ignored).toBeUndefined()
  })
})
