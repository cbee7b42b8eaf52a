import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUserValue, writeUserValue } from '@/session/user-storage'
import { afterClosing, HOME_TAG, removeTags, visitPage, type PageTag } from './open-tags'

const tag = (key: string, search = {}): PageTag => ({ key, path: key, search })
const openOf = (username: string) => readUserValue(username, 'open-pages')

/** Open pages, the start page first; some of them closed, with any one of them showing, or none. */
const closings = fc
  .uniqueArray(fc.stringMatching(/^\/[a-z]{1,4}$/), { maxLength: 6 })
  .map((keys) => [HOME_TAG, ...keys.map((key) => tag(key))])
  .chain((tags) =>
    fc.record({
      tags: fc.constant(tags),
      closed: fc.subarray(tags.map(({ key }) => key)).map((keys) => new Set(keys)),
      activeKey: fc.option(fc.constantFrom(...tags.map(({ key }) => key)), { nil: undefined }),
    }),
  )

describe('where closing leads', () => {
  it('is nowhere while the page that shows stays, else to the last one that remains', () => {
    fc.assert(
      fc.property(closings, ({ tags, closed, activeKey }) => {
        const next = afterClosing(tags, closed, activeKey)
        if (activeKey === undefined || !closed.has(activeKey)) expect(next).toBeUndefined()
        else {
          const remaining = tags.slice(1).filter(({ key }) => !closed.has(key))
          expect(next).toEqual(remaining.at(-1) ?? HOME_TAG)
        }
      }),
    )
  })

  it('is the start page when nothing remains, though it was asked to close too', () => {
    const tags = [HOME_TAG, tag('/a'), tag('/b')]
    expect(afterClosing(tags, new Set(['/', '/a', '/b']), '/b')).toEqual(HOME_TAG)
    expect(afterClosing(tags, new Set(['/b']), '/b')).toEqual(tag('/a'))
    expect(afterClosing(tags, new Set(['/a', '/b']), '/')).toBeUndefined()
  })
})

describe('the pages that a person has open', () => {
  it('keep their places, and of a list the URL that it was left with', () => {
    visitPage('visitor', tag('/list'))
    visitPage('visitor', tag('/detail?1', { code: '1' }))
    visitPage('visitor', tag('/list', { state: 10 }))
    visitPage('visitor', HOME_TAG)
    expect(openOf('visitor')).toEqual([
      tag('/list', { state: 10 }),
      tag('/detail?1', { code: '1' }),
    ])
    expect(openOf('somebody else')).toBeUndefined()
  })

  it('are not written again when nothing changed', () => {
    visitPage('repeater', tag('/list', { state: 10, pageSize: 20 }))
    const before = openOf('repeater')
    visitPage('repeater', tag('/list', { state: 10, pageSize: 20 }))
    expect(openOf('repeater')).toBe(before)
    visitPage('repeater', tag('/list', { pageSize: 20, state: 10 }))
    expect(openOf('repeater'), 'in whatever order the URL says it').toBe(before)
  })

  it('are none once all were closed', () => {
    visitPage('closer', tag('/list'))
    removeTags('closer', new Set(['/', '/list', '/never/open']))
    expect(openOf('closer')).toBeUndefined()
  })

  it('begin anew where the storage holds something else', () => {
    writeUserValue('broken', 'open-pages', [{ key: 1 }])
    visitPage('broken', tag('/list'))
    expect(openOf('broken')).toEqual([tag('/list')])
  })
})
