import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { asPageSearch, pageKeyOf, pageTitle, type PageData } from './pages'

const i18n = setupI18n({
  locale: 'en',
  messages: { en: { orders: 'Orders', order: 'Order', edit: 'Edit order', new: 'New order' } },
})
const list: PageData = { title: { id: 'orders' }, isCached: true }
const detail: PageData = { title: { id: 'order' }, codeIn: ['code'] }
const form: PageData = {
  title: { id: 'edit' },
  titleOfNew: { id: 'new' },
  codeIn: ['code', 'paymentCode'],
}

describe('what a page is known by', () => {
  it('is the path of a list, whatever its filters', () => {
    expect(pageKeyOf('/list', list, { state: 10, code: 'FK1' })).toBe('/list')
  })

  it('is the path and the code of a document, so that two of them never meet', () => {
    expect(pageKeyOf('/detail', detail, { code: 'FK1' })).toBe('/detail?FK1')
    expect(pageKeyOf('/detail', detail, { code: 'FK2' })).toBe('/detail?FK2')
    expect(pageKeyOf('/detail', detail, {})).toBe('/detail?')
    expect(pageKeyOf('/detail', detail, { code: 20261121 })).toBe('/detail?20261121')
  })

  it('is the first code that is given where several may name the document', () => {
    expect(pageKeyOf('/form', form, { paymentCode: 'FK1' })).toBe('/form?FK1')
    expect(pageKeyOf('/form', form, { paymentCode: 'FK1', code: 'KK1' })).toBe('/form?KK1')
  })

  it('tells a copy from the form of what it is copied from', () => {
    const copying = { ...form, codeIn: ['code', 'copyOf'] }
    expect(pageKeyOf('/form', copying, { copyOf: 'FK1' })).not.toBe(
      pageKeyOf('/form', copying, { code: 'FK1' }),
    )
  })

  it('is the path alone where one page shows all documents one after the other', () => {
    const shared = { ...detail, isShared: true }
    expect(pageKeyOf('/confirm', shared, { code: 'FK1' })).toBe('/confirm')
  })
})

describe('what a page is called', () => {
  it('has the code of its document', () => {
    expect(pageTitle(list, { state: 10 }, i18n)).toBe('Orders')
    expect(pageTitle(detail, { code: 'FK1' }, i18n)).toBe('Order FK1')
    expect(pageTitle(detail, {}, i18n)).toBe('Order')
  })

  it('tells a new document from an existing one by the document’s own code', () => {
    expect(pageTitle(form, {}, i18n)).toBe('New order')
    expect(pageTitle(form, { code: 'KK1' }, i18n)).toBe('Edit order KK1')
  })

  it('says of a new document of which other it is: that has another code', () => {
    expect(pageTitle(form, { paymentCode: 'FK1' }, i18n)).toBe('New order (of FK1)')
    const withoutOwn = { title: form.titleOfNew, codeIn: ['paymentCode'] }
    expect(pageTitle(withoutOwn, { paymentCode: 'FK1' }, i18n)).toBe('New order (of FK1)')
  })

  it('says of a copy what it is one of: that has another code', () => {
    const copying = { ...form, codeIn: ['code', 'copyOf'] }
    expect(pageTitle(copying, { copyOf: 'FK1' }, i18n)).toBe('New order (copy of FK1)')
    expect(pageTitle(copying, { copyOf: 'FK1', code: 'FK2' }, i18n)).toBe('Edit order FK2')
  })

  it('takes no code for a copy because nothing is copied', () => {
    expect(pageTitle(detail, { code: 'undefined' }, i18n)).toBe('Order undefined')
  })

  it('is nothing where a route says nothing', () => {
    expect(pageTitle({}, {}, i18n)).toBe('')
  })
})

it('what stands in the URL are texts and numbers', () => {
  expect(
    asPageSearch({ code: 'FK1', pageNum: 2, empty: undefined, list: ['x'], flag: true }),
  ).toEqual({ code: 'FK1', pageNum: 2 })
  expect(asPageSearch(undefined)).toEqual({})
})
