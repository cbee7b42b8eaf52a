import { describe, expect, it } from 'vitest'
import { appHref, type AppPath, type AppSearch } from './app-href'

describe('the address of a page', () => {
  it('is its path, with what is set of its search', () => {
    expect(appHref('/payment/order/list')).toBe('/payment/order/list')
    const search = { state: 0, code: '', parkName: undefined, ownerName: '张 伟' }
    expect(appHref('/payment/order/list', search)).toBe(
      '/payment/order/list?state=0&ownerName=%E5%BC%A0+%E4%BC%9F',
    )
  })

  it('has a path that a route has, or does not compile', () => {
    const paths: AppPath[] = [
      '/payment/order/list',
      '/debit/order/add',
      // @ts-expect-error no route has it
      '/payment/orders/list',
    ]
    expect(paths).toHaveLength(3)
  })

  it('says in its search what the route knows, or does not compile', () => {
    const detail: AppSearch<'/debit/order/detail'>[] = [
      { code: 'KK1' },
      // @ts-expect-error the detail has no queue
      { code: 'KK1', queue: 'a' },
    ]
    const list: AppSearch<'/payment/order/list'>[] = [
      { state: 10, parkName: '青岛' },
      // @ts-expect-error a state is a number
      { state: 'submitted' },
    ]
    expect([...detail, ...list]).toHaveLength(4)
  })
})
