import { describe, expect, it } from 'vitest'
import { FEE_ITEMS, feeItemName } from './fee-items'
import { departmentOf, principalOf } from './order-names'
import { nameOfPark, parkName } from './parks'

const PARKS = [
  [1, 'Qingdao'],
  [2, 'Jiaozhou'],
  [3, 'Huangdao'],
  [4, 'Sino-German'],
  [5, 'Jiaonan'],
] as const

describe("an order's park", () => {
  it.each(PARKS)('%d is %s, with or without what the server calls it', (id, message) => {
    expect(nameOfPark(id)).toMatchObject({ message })
    expect(parkName({ affiliationParkId: id })).toMatchObject({ message })
    expect(parkName({ affiliationParkId: id, park: null })).toMatchObject({ message })
  })

  it('that is not in the table is called what the server calls it, else by its id', () => {
    expect(parkName({ affiliationParkId: 6, park: { name: '崂山园区' } })).toBe('崂山园区')
    expect(parkName({ park: { name: '崂山园区' } })).toBe('崂山园区')
    expect(parkName({ affiliationParkId: 6 })).toBe('6')
    expect(parkName({ affiliationParkId: 0 })).toBe('0')
    expect(parkName({})).toBeUndefined()
  })
})

describe("an order's fee item", () => {
  it.each(FEE_ITEMS)('$code has its name even when the server sends none', ({ code, name }) => {
    expect(feeItemName({ feeItemCode: code })).toBe(name)
    expect(feeItemName({ feeItemCode: code, feeItemName: '礼品费' })).toBe(name)
  })

  it('that is not in the table is called what the server calls it, else by its code', () => {
    expect(feeItemName({ feeItemCode: '1', feeItemName: '培训' })).toBe('培训')
    expect(feeItemName({ feeItemName: '培训' })).toBe('培训')
    expect(feeItemName({ feeItemCode: '1' })).toBe('1')
    expect(feeItemName({})).toBeUndefined()
  })
})

describe("an order's department and person in charge", () => {
  it('are called what the server calls them, else by code and id', () => {
    expect(departmentOf({ affiliationDepartmentName: '财务部' })).toBe('财务部')
    expect(
      departmentOf({ affiliationDepartmentName: '财务部', affiliationDepartmentCode: 'D1' }),
    ).toBe('财务部')
    expect(departmentOf({ affiliationDepartmentCode: 'D1' })).toBe('D1')
    expect(departmentOf({})).toBeUndefined()
    expect(principalOf({ principalName: '王芳', principalId: 3 })).toBe('王芳')
    expect(principalOf({ principalId: 3 })).toBe('3')
    expect(principalOf({})).toBeUndefined()
  })
})
