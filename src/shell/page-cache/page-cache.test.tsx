import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { PageCache, type CachedPage } from './page-cache'

const unsaved = vi.hoisted(() => new Set<string>())
vi.mock('../unsaved-work', () => ({ hasUnsavedWork: (key: string) => unsaved.has(key) }))

const list = (search: object, element = <p />): CachedPage => ({
  key: '/list',
  search: JSON.stringify(search),
  element,
  lasting: true,
})
const detail = (code: string): CachedPage => ({
  key: `/detail?${code}`,
  search: JSON.stringify({ code }),
  element: <p>{code}</p>,
  lasting: false,
})
const keys = (pages: PageCache) => pages.snapshot().pages.map(({ key }) => key)

describe('kept pages', () => {
  it('come back with the very element they were left with when the search is equal', () => {
    const pages = new PageCache()
    const element = <p>rows</p>
    pages.show(list({ state: 10 }, element))
    pages.show(detail('FK1'))
    pages.show(list({ state: 10 }))
    expect(pages.snapshot().activeKey).toBe('/list')
    expect(pages.snapshot().pages[0]?.element).toBe(element)
  })

  it('come back so in whatever order the URL says it', () => {
    const pages = new PageCache()
    pages.show(list({ state: 10, pageSize: 20 }))
    const [shown] = pages.snapshot().pages
    pages.show(detail('FK1'))
    pages.show(list({ pageSize: 20, state: 10 }))
    expect(pages.snapshot().pages[0]).toBe(shown)
  })

  it('take the new element when the search differs', () => {
    const pages = new PageCache()
    const next = <p>other rows</p>
    pages.show(list({ state: 10 }))
    pages.show(list({ state: 20 }, next))
    expect(pages.snapshot().pages).toHaveLength(1)
    expect(pages.snapshot().pages[0]?.element).toBe(next)
    expect(pages.snapshot().pages[0]?.search).toBe('{"state":20}')
  })

  it('are mounted anew when a person asks for that, once for each time', () => {
    const pages = new PageCache()
    const at = () => pages.snapshot().pages.map(({ refreshedAt }) => refreshedAt)
    pages.show(list({}))
    pages.show({ ...list({}), refreshedAt: 1000 })
    expect(at()).toEqual([1000])
    pages.show(detail('1'))
    pages.show(list({}))
    expect(at()[0], 'reached by a link').toBe(1000)
    pages.show({ ...list({}), refreshedAt: 2000 })
    pages.show({ ...list({}), refreshedAt: 1000 })
    expect(at()[0], 'an older entry of the history').toBe(2000)
  })

  it('do not tell their listeners anything when nothing changed', () => {
    const pages = new PageCache()
    pages.show(list({}))
    let calls = 0
    pages.subscribe(() => calls++)
    pages.show(list({}))
    expect(calls).toBe(0)
  })

  it('let go of the document seen longest ago and never of a list', () => {
    const pages = new PageCache()
    pages.show(list({}))
    for (const code of ['1', '2', '3', '4']) pages.show(detail(code))
    pages.show(detail('1'))
    pages.show(detail('5'))
    expect(keys(pages)).toEqual(['/list', '/detail?1', '/detail?3', '/detail?4', '/detail?5'])
  })

  it('leave their place to others once they are closed', () => {
    const pages = new PageCache()
    for (const code of ['1', '2', '3', '4']) pages.show(detail(code))
    pages.close('/detail?4')
    pages.show(detail('5'))
    expect(keys(pages)).toEqual(['1', '2', '3', '5'].map((code) => `/detail?${code}`))
  })

  it('never let go of unsaved work, however many documents are opened after it', () => {
    const pages = new PageCache()
    onTestFinished(() => unsaved.clear())
    unsaved.add('/detail?form')
    pages.show(detail('form'))
    for (const code of ['1', '2', '3', '4', '5']) pages.show(detail(code))
    expect(keys(pages)).toEqual([
      '/detail?form',
      ...['2', '3', '4', '5'].map((code) => `/detail?${code}`),
    ])
  })

  it('hide only the page that shows, and forget everything for another person', () => {
    const pages = new PageCache()
    pages.show(list({}))
    pages.show(detail('1'))
    pages.hide('/list')
    expect(pages.snapshot().activeKey).toBe('/detail?1')
    pages.hide('/detail?1')
    expect(pages.snapshot().activeKey).toBeUndefined()
    pages.clear()
    expect(pages.snapshot().pages).toEqual([])
  })
})
