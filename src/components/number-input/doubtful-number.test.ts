import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatYuan, parseYuan } from '@/domain/money'
import { doubtOf } from './doubtful-number'
import { clampNumber, cleanNumber } from './number-text'

const MONEY = { decimals: 2, min: 1, max: 9_999_999_999 }
const SIGNED = { decimals: 1, min: -100, max: 100 }
const cents = fc.integer({ min: 1, max: 9_999_999_999 })
const isDoubtful = (...args: Parameters<typeof doubtOf>) => doubtOf(...args) !== undefined
const readAs = (typed: string) => parseYuan(clampNumber(cleanNumber(typed, MONEY), MONEY))

describe('a text that is read as it was meant', () => {
  it.each([
    '￥1,234.50',
    '１２３',
    '1 234.50',
    '1234.5元',
    '１，２３４．５',
    '12。5',
    '007',
    '.5',
    '12.',
    ' 12,345,678.90 ',
    'CNY 5',
    'RMB5',
    '人民币5元整',
    '5圆',
    "1'234",
    '1\u00A0234\u00A0567',
    '1\u202F234.00',
    ' 1,234.00\r\n',
  ])('%s is no matter for a question', (typed) => expect(isDoubtful(typed, MONEY)).toBe(false))

  it('is every amount as this application writes it, with signs of money around it', () => {
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom('', '￥', '¥ '),
        fc.constantFrom('', '元', ' 元'),
        (sum, sign, unit) => {
          expect(isDoubtful(sign + formatYuan(sum) + unit, MONEY)).toBe(false)
          expect(isDoubtful(sign + formatYuan(sum).replaceAll(',', '') + unit, MONEY)).toBe(false)
        },
      ),
    )
  })

  it('has a minus where there are negative numbers', () => {
    expect(isDoubtful('-3.5', SIGNED)).toBe(false)
    expect(isDoubtful('-101', SIGNED)).toBe(true)
  })

  it('gives nothing at all: that one sees', () => {
    expect(isDoubtful('abc', MONEY)).toBe(false)
    expect(isDoubtful('', MONEY)).toBe(false)
  })
})

describe('a text that may have meant another number', () => {
  it.each([
    '12,50',
    '0,5',
    '0,500',
    '00,500',
    '1234,5',
    '1.234,50',
    '1,2345',
    '12,',
    '1e5',
    '1E5',
    '-5',
    '−5',
    '(5)',
    '1.2.3',
    '12a34',
    '3万',
    '1 23',
    '1,234.567',
    '0',
    '0.001',
    '100000000',
    '99999999999999',
    '$100',
    'US$100',
    '€100',
    'USD 100',
    '100 eur',
    '100美元',
    'JPY 5000',
    '一千二百',
    '壹仟贰佰元整',
    // Cells beside and below each other.
    '12\t500.00',
    '2\t350',
    '100\n200',
    '1,200\t300',
    '1,200 300',
  ])('%s is asked about', (typed) => expect(isDoubtful(typed, MONEY)).toBe(true))

  it('is every amount as Spanish writes it, unless it is read as it was meant', () => {
    fc.assert(
      fc.property(cents, fc.boolean(), (sum, isGrouped) => {
        const text = formatYuan(sum, 'es')
        const typed = isGrouped ? text : text.replaceAll('.', '')
        expect(readAs(typed) === sum || isDoubtful(typed, MONEY, { pointGroups: true })).toBe(true)
      }),
    )
    expect(isDoubtful('12.345', MONEY, { pointGroups: true })).toBe(true)
    expect(isDoubtful('12.500', MONEY, { pointGroups: true })).toBe(true)
    expect(isDoubtful('12.500', MONEY)).toBe(false)
    expect(isDoubtful('12.50', MONEY, { pointGroups: true })).toBe(false)
  })
})

describe('why a text is asked about', () => {
  it.each([
    ['a comma', '12,50', 'unclear'],
    ['commas, whatever is read', '1,000,000,00', 'unclear'],
    ['a second point', '1.234.567', 'unclear'],
    ['a comma beside another currency', '€1.234,50', 'unclear'],
    ['a blank where no thousands end', '1 23', 'unclear'],
    ['words', '一千二百', 'unclear'],
    ['more than may be', '100000000', 'above-most'],
    ['more than can be counted', '99999999999999999999', 'above-most'],
    ['more than may be of another currency', '€100,000,000', 'above-most'],
    ['nothing', '0', 'below-least'],
    ['less than may be', '0.001', 'below-least'],
    ['nothing with a minus', '-0', 'below-least'],
    ['a minus', '-5', 'negative'],
    ['another currency', '€1234.56', 'other-signs'],
    ['another currency by its name', '1,234.56 USD', 'other-signs'],
    ['a percentage', '5%', 'other-signs'],
    ['an exponent', '1e5', 'other-signs'],
    ['a myriad', '3万', 'other-signs'],
    ['brackets', '(5)', 'other-signs'],
    ['two cells', '2\t350', 'other-signs'],
    ['two lines', '100\n200', 'other-signs'],
    ['a third decimal', '12.3456', 'too-many-decimals'],
  ])('%s: %s', (_what, typed, doubt) => {
    expect(doubtOf(typed, MONEY)).toBe(doubt)
    expect(doubtOf(typed, MONEY, { pointGroups: true })).toBe(doubt)
  })

  it('is a point only where it may stand between thousands, beside another currency, too', () => {
    expect(doubtOf('12.345', MONEY)).toBe('too-many-decimals')
    expect(doubtOf('12.345', MONEY, { pointGroups: true })).toBe('unclear')
    expect(doubtOf('€12.345', MONEY)).toBe('other-signs')
    expect(doubtOf('€12.345', MONEY, { pointGroups: true })).toBe('unclear')
  })

  it('is the least where negative numbers are allowed', () => {
    expect(doubtOf('-101', SIGNED)).toBe('below-least')
    expect(doubtOf('-99999999999999999999', SIGNED)).toBe('below-least')
  })
})
