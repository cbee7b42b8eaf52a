import { describe, expect, it } from 'vitest'
import { DICTIONARY } from '@/domain/dictionary/dictionary'
import { isSumOfTypes, searchDictionary } from './search-dictionary'

/** What is found: the tables with their codes. */
function find(text: string): Record<string, (number | string)[]> {
  return Object.fromEntries(
    searchDictionary(DICTIONARY, text)
      .flatMap(({ tables }) => tables)
      .map(({ table, entries }) => [table.id, entries.map(({ code }) => code)]),
  )
}

const countOf = (id: string) =>
  DICTIONARY.flatMap(({ tables }) => tables).find((table) => table.id === id)?.entries.length

describe('searching the dictionary', () => {
  it('finds everything while nothing is asked for', () => {
    const found = searchDictionary(DICTIONARY, '  ')
    expect(found.map(({ group }) => group)).toEqual(DICTIONARY)
    expect(found.map(({ tables }) => tables.map(({ table }) => table))).toEqual(
      DICTIONARY.map(({ tables }) => tables),
    )
  })

  it('finds a code by how it begins, and digits nowhere in names', () => {
    expect(find('10485')).toEqual({ 'business-type': [1048576] })
    expect(find('00')).toEqual({
      'login-message': ['000', '001', '002', '003', '004', '005', '006', '007', '008', '009'],
    })
    expect(find('45')).toEqual({ 'hotel-star-level': [45] })
    expect(find('5')['hotel-star-level']).toEqual([5, 50])
  })

  it('finds the business types of a sum, where no code begins so', () => {
    expect(find('262657')).toEqual({ 'business-type': [1, 512] })
    expect(find('２62,657')).toEqual({ 'business-type': [1, 512] })
    expect(find('513')).toEqual({ 'business-type': [1, 512] })
    // 65536 is no business type: the decoder beside the table says so. 30 is a code, and nothing is no sum.
    expect(find('65536')).toEqual({ 'business-type': [] })
    expect(isSumOfTypes(DICTIONARY, '65536')).toBe(true)
    expect(find('30')['business-type']).toBeUndefined()
    expect(isSumOfTypes(DICTIONARY, '0')).toBe(false)
  })

  it('finds a name in each language, whatever its letters look like', () => {
    const found = { 'card-type': [3] }
    expect(find('信用虚拟')).toEqual(found)
    expect(find('CREDIT virtual')).toEqual(found)
    expect(find('crédito')).toEqual(found)
    expect(find('CREDITO')).toEqual(found)
    expect(find('福利保障(机构)')).toEqual({ 'business-type': [131072] })
    expect(find('１０４８５７６')).toEqual({ 'business-type': [1048576] })
  })

  it('finds how a state reads for one settlement, and the kind of a channel', () => {
    expect(find('已核销')).toEqual({ 'payment-order-state': [20] })
    expect(find('结算渠道 外部')).toEqual({ 'settlement-channel': [4, 5, 6] })
  })

  it('finds a whole table by its name in each language', () => {
    for (const name of ['卡类型', 'CARD type', 'tipo de tarjeta']) {
      expect(find(name)).toEqual({ 'card-type': [1, 2, 3] })
    }
  })

  it('finds the tables whose values are not fixed here', () => {
    expect(find('whitelist')).toEqual({ 'enterprise-whitelist': [] })
    expect(find('酒店主题')).toEqual({ 'hotel-theme': [] })
  })

  it('narrows what a table is called by what is in it', () => {
    expect(find('hotel refund 30')).toEqual({ 'hotel-refund-state': [30] })
    expect(find('酒店订单 已')['hotel-order-state']).not.toHaveLength(
      countOf('hotel-order-state') ?? 0,
    )
  })

  it('finds nothing across two names', () => {
    expect(find('火车train')).toEqual({})
    expect(find('nothing of the kind')).toEqual({})
  })
})
