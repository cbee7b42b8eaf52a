import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AREAS, authorityCode, hasAuthority, isInternalEnterprise } from './authorities'

const segment = fc.stringMatching(/^[a-zA-Z][a-zA-Z\d-]{0,8}$/)

/** One area, in every way in which paths, urls and codes write it. */
const notations = (area: string, kind: string) => [
  `/${area}/${kind}`,
  `${area}/${kind}`,
  `${area}:${kind}`,
  `${area}_${kind}`,
  `${area} ${kind}`,
  ` ${area}\t${kind}\n`,
]

describe('authorityCode', () => {
  it('is the same in every notation', () => {
    fc.assert(
      fc.property(segment, segment, (area, kind) => {
        for (const text of notations(area, kind)) {
          expect(authorityCode(text)).toBe(`${area}/${kind}`)
        }
      }),
    )
  })

  it('is not changed by what comes behind the second segment', () => {
    const tails = [
      '/',
      '/list',
      '/list/more',
      ':list',
      '_list',
      '?code=FK1',
      '#top',
      '/list?a=/b/c',
    ]
    fc.assert(
      fc.property(segment, segment, fc.constantFrom(...tails), (area, kind, tail) => {
        for (const text of notations(area, kind)) {
          expect(authorityCode(text + tail)).toBe(`${area}/${kind}`)
        }
      }),
    )
  })

  it('needs two segments', () => {
    fc.assert(
      fc.property(segment, (area) => {
        for (const text of [
          area,
          `/${area}`,
          `/${area}/`,
          `//${area}//`,
          `${area}:`,
          `_${area}_`,
        ]) {
          expect(authorityCode(text)).toBeUndefined()
        }
      }),
    )
    for (const text of [
      '',
      '/',
      '//',
      ' ',
      ' payment ',
      'payment-order',
      '?a/b',
      '#/a/b',
      '/a?b=/c',
    ]) {
      expect(authorityCode(text)).toBeUndefined()
    }
  })

  it('is the same when it is read once more', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = authorityCode(text)
        expect(code === undefined ? code : authorityCode(code)).toBe(code)
      }),
    )
  })
})

const anyArea = fc.constantFrom(...AREAS)
const anyPath = fc.tuple(segment, segment).map((segments) => segments.join('/'))

describe('hasAuthority', () => {
  it('grants an area by url or by code, in any notation', () => {
    fc.assert(
      fc.property(anyArea, (needed) => {
        const [area = '', kind = ''] = needed.split('/')
        for (const text of notations(area, kind)) {
          expect(hasAuthority([{ url: text }], needed)).toBe(true)
          expect(hasAuthority([{ code: text }], needed)).toBe(true)
          expect(hasAuthority([{ url: '/home', code: text }], needed)).toBe(true)
        }
      }),
    )
  })

  it('grants exactly the area it names', () => {
    fc.assert(
      fc.property(anyArea, fc.oneof(anyArea, anyPath), (needed, other) => {
        expect(hasAuthority([{ url: `/${other}` }], needed)).toBe(other === needed)
      }),
    )
    for (const url of [
      '/payment/orders',
      '/payments/order',
      '/Payment/Order',
      '/a/payment/order',
    ]) {
      expect(hasAuthority([{ url }], 'payment/order')).toBe(false)
    }
  })

  it('grants nothing for one segment, alone or beside another', () => {
    expect(hasAuthority([{ url: '/payment' }], 'payment/order')).toBe(false)
    expect(hasAuthority([{ url: '/payment', code: 'order' }], 'payment/order')).toBe(false)
    expect(hasAuthority([{ url: '/payment' }, { code: 'order' }], 'payment/order')).toBe(false)
  })

  it('grants nothing for nothing', () => {
    expect(hasAuthority([], 'payment/order')).toBe(false)
    expect(hasAuthority([{}, { url: '', code: undefined }], 'payment/order')).toBe(false)
  })

  it('finds one among many', () => {
    const held = [{ url: '/debit/order' }, { code: 'maintain_remark' }, { code: 'payment:confirm' }]
    expect(hasAuthority(held, 'payment/confirm')).toBe(true)
    expect(hasAuthority(held, 'payment/order')).toBe(false)
  })
})

describe('isInternalEnterprise', () => {
  it.each(['domesticservice', 'commonservice'])('%s is internal', (enterprise) => {
    expect(isInternalEnterprise(enterprise)).toBe(true)
  })

  it.each([undefined, '', 'DomesticService', 'commonservice2', ' commonservice', 'acme'])(
    '%j is not',
    (enterprise) => {
      expect(isInternalEnterprise(enterprise)).toBe(false)
    },
  )
})
