import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name'

const latin1OfUtf8 = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')

describe('fileNameOf', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['attachment', undefined],
    ['attachment; filename=orders.xlsx', 'orders.xlsx'],
    ['attachment; filename="payment orders.xlsx"', 'payment orders.xlsx'],
    [String.raw`attachment; filename="a\"b.xlsx"`, 'a"b.xlsx'],
    ["attachment; filename*=UTF-8''%E4%BB%98%E6%AC%BE%E5%8D%95.xlsx", '付款单.xlsx'],
    [`attachment; filename="x.xlsx"; filename*=UTF-8'zh'%E4%BB%98.xlsx`, '付.xlsx'],
    [`attachment; filename*=UTF-8''%E4%BB%98.xlsx; filename="x.xlsx"`, '付.xlsx'],
    [`attachment; filename="x.xlsx"; filename*=UTF-8''%E4%ZZ`, 'x.xlsx'],
    ['attachment; filename="%E4%BB%98.xlsx"', '付.xlsx'],
    [`attachment; filename="${latin1OfUtf8('付款单.xlsx')}"`, '付款单.xlsx'],
    ['attachment; filename="caf\u00e9.xlsx"', 'caf\u00e9.xlsx'],
    ['attachment; filename="\u0141A.xlsx"', '\u0141A.xlsx'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [String.raw`attachment; filename*=UTF-8''C%3A%5Ctemp%5Ca.xlsx`, 'a.xlsx'],
    [`attachment; filename*=UTF-8''a%0D%0Ab%E2%80%AE.xlsx`, 'ab.xlsx'],
  ])('%s', (header, name) => {
    expect(fileNameOf(header)).toBe(name)
  })
})
