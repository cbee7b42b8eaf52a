import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAGE_SIZES } from '@/components/data-table/page-sizes'
import { readViewHash, viewHref } from './view-link'
import type { SharedView } from './views'

const TODAY = '2026-11-22'
const view: SharedView = {
  name: '月末核对 ☂',
  filters: { state: '10', ownerName: '徐' },
  rolling: [{ start: 'createTimeStart', end: 'createTimeEnd', period: 'this-month' }],
  columns: { order: ['code', 'state'], hidden: ['park'], pinned: ['code'], widths: { code: 200 } },
  pageSize: 50,
}
const linkOf = (shared: SharedView) =>
  new URL(viewHref('/payment/confirm/list', { tab: 'all' }, shared, TODAY), 'https://a.example')
const hashOf = (value: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return `view=${Buffer.from(bytes).toString('base64url')}`
}

describe('the link of a view', () => {
  it('is a good link without its hash: filters, days of today and page size', () => {
    const { pathname, searchParams } = linkOf(view)
    expect(pathname).toBe('/payment/confirm/list')
    expect(Object.fromEntries(searchParams)).toEqual({
      tab: 'all',
      state: '10',
      ownerName: '徐',
      createTimeStart: '2026-11-01',
      createTimeEnd: '2026-11-30',
      pageSize: '50',
    })
  })

  it('brings the view over whole, whatever its texts are', () => {
    const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    fc.assert(
      fc.property(
        text.filter((name) => name.trim() !== '' && name.trim().length <= 40),
        fc.dictionary(fc.constantFrom('code', 'state'), text, { noNullPrototype: true }),
        fc.constantFrom(...PAGE_SIZES),
        (name, filters, pageSize) => {
          const shared = { ...view, name: name.trim(), filters, pageSize }
          expect(readViewHash(linkOf(shared).hash.slice(1))).toEqual(shared)
        },
      ),
    )
  })

  it('takes nothing over that is not a view in every part', () => {
    const { columns: _columns, ...withoutColumns } = view
    for (const broken of [
      null,
      'view',
      withoutColumns,
      { ...view, name: ' ' },
      { ...view, name: 'x'.repeat(41) },
      { ...view, pageSize: 1_000_000 },
      { ...view, filters: { state: 10 } },
      { ...view, rolling: [{ start: 'a', end: 'b', period: 'ever' }] },
    ]) {
      expect(readViewHash(hashOf(broken)), JSON.stringify(broken)).toBeUndefined()
    }
    expect(readViewHash(hashOf(view))).toEqual(view)
    for (const hash of ['', 'view=', 'view=%%%', 'view=bm9uZQ', 'top', hashOf(view).slice(0, -4)]) {
      expect(readViewHash(hash), hash).toBeUndefined()
    }
  })

  it('leaves out what a view does not have', () => {
    const more = { ...view, isDefault: true, onload: 'alert(1)' }
    expect(readViewHash(hashOf(more))).toEqual(view)
  })
})
