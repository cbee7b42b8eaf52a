import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { AREAS } from '@/domain/authorities'
import { dataOf } from '@/shell/page-tags/use-page-titles'
import { createAppRouter } from './router'

const { routesByPath } = createAppRouter(new QueryClient())
const paths = Object.keys(routesByPath)
const pages = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`)))

describe('every page', () => {
  it.each([...pages, '/'])('%s says who may enter it', (path) => {
    const { authority, alwaysShow } = dataOf(routesByPath, path) ?? {}
    const area = AREAS.find((code) => path.startsWith(`/${code}/`))
    const expected = area ?? (path === '/' ? 'any' : undefined)
    expect({ authority, alwaysShow }).toEqual({
      authority: expected,
      alwaysShow: expected ? undefined : true,
    })
  })
})

/** The pages whose route says something of itself, in the order of their paths. */
const pagesThat = (say: 'isCached' | 'business') =>
  Object.fromEntries(
    [...pages, '/'].toSorted().flatMap((path) => {
      const said = (dataOf(routesByPath, path) ?? {})[say]
      return said === undefined ? [] : [[path, said]]
    }),
  )

describe('of the pages', () => {
  it('home and the lists are cached, and so are the screens on which a queue is gone through', () => {
    expect(pagesThat('isCached')).toEqual({
      '/': true,
      '/debit/confirm/list': true,
      '/debit/confirm/submit': true,
      '/debit/order/list': true,
      '/maintain/department/list': true,
      '/maintain/remark/list': true,
      '/maintain/verifyuser/list': true,
      '/payment/confirm/list': true,
      '/payment/confirm/submit': true,
      '/payment/order/list': true,
      '/reverse/confirm/list': true,
      '/reverse/confirm/submit': true,
      '/reverse/order/list': true,
    })
  })

  it('order lists and confirm screens are of business 1, confirm lists of business 2', () => {
    expect(pagesThat('business')).toEqual({
      '/debit/confirm/list': 2,
      '/debit/confirm/submit': 1,
      '/debit/order/list': 1,
      '/payment/confirm/list': 2,
      '/payment/confirm/submit': 1,
      '/payment/order/list': 1,
      '/reverse/confirm/list': 2,
      '/reverse/confirm/submit': 1,
      '/reverse/order/list': 1,
    })
  })
})

describe('every area', () => {
  it.each(AREAS)('%s has a list, which its bare path leads to', (area) => {
    expect(paths).toContain(`/${area}/list`)
    expect(paths).not.toContain(`/${area}`)
  })
})
