// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepListForReload, noteEnteredList } from './early-list'
import { forgetEverybodyBut, readUserValue } from './user-storage'

const BASE = '/shopaccount/'
const request = { path: '/api/v1/payment_order/list.json', body: '{}' }
const entered = { username: 'zhao.min', path: '/payment/order/list', request }

const leave = () => dispatchEvent(new Event('pagehide'))
const left = () => readUserValue('zhao.min', 'early-list')

describe('what a page leaves behind for the one that is loaded after it', () => {
  beforeAll(() => keepListForReload(BASE))
  beforeEach(() => {
    forgetEverybodyBut(undefined)
    history.replaceState(null, '', '/shopaccount/payment/order/list?size=50')
  })

  it('is what the list has asked for that shows', () => {
    noteEnteredList(entered)
    leave()
    expect(left()).toEqual({ ...request, url: '/shopaccount/payment/order/list?size=50' })
  })

  it('is nothing when another page shows', () => {
    noteEnteredList(entered)
    history.replaceState(null, '', '/shopaccount/payment/order/detail?code=FK1')
    leave()
    expect(left()).toBeUndefined()
  })

  it('is nothing of a person who was forgotten meanwhile', () => {
    noteEnteredList(entered)
    forgetEverybodyBut(undefined)
    leave()
    expect(left()).toBeUndefined()
  })
})
