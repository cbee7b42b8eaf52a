import { describe, expect, it } from 'vitest'
import { translationProblems } from './compare-messages'

const COUNT = '{count, plural, one {# order of {name}} other {# orders of {name}}}'
const KIND = '{kind, select, debit {the debit} other {the order}}'

describe('a translation', () => {
  it.each([
    ['zh', 'Order {0} of {name}', '{name} 的单据 {0}'],
    ['zh', 'Open <0>order {code}</0><1/>', '<1/>打开<0>单据 {code}</0>'],
    ['zh', COUNT, '{count, plural, other {{name} 的 # 张单据}}'],
    ['zh', COUNT, '{name} 的 {count} 张单据'],
    ['es', COUNT, '{count, plural, one {# orden de {name}} other {# órdenes de {name}}}'],
    ['es', KIND, '{kind, select, debit {el cargo} other {la orden}}'],
    ['es', 'It’s {at, time}', 'Son las {at, time}'],
  ])('in %s that has all of “%s” is right', (locale, english, translation) => {
    expect(translationProblems(english, translation, locale)).toEqual([])
  })

  it.each([
    ['a wrong number', 'zh', 'Order {0}', '单据 {2}', ['lacks {0}', 'has {2} too many']],
    ['a name left out', 'es', 'Order of {name}', 'Orden', ['lacks {name}']],
    ['a name translated', 'es', '{name}', '{nombre}', ['lacks {name}', 'has {nombre} too many']],
    ['another format', 'es', '{at, time}', '{at}', ['lacks {at, time}', 'has {at} too many']],
    ['a count left out', 'zh', COUNT, '{name} 的单据', ['lacks {count}']],
    ['a tag left out', 'zh', '<0>Open</0> it', '打开', ['lacks <0>']],
    ['another tag', 'zh', '<0>Open</0> it', '<1>打开</1>', ['lacks <0>', 'has <1> too many']],
    ['an open tag', 'zh', '<0>Open</0> it', '<0>打开', ['does not close <0>']],
    [
      'crossed tags',
      'zh',
      '<0>a <1>b</1></0>',
      '<0>一 <1>二</0></1>',
      ['closes <0> where it is not open', 'does not close <0>'],
    ],
    ['a pair made single', 'zh', '<0>Open</0>', '打开<0/>', ['lacks <0>', 'has <0/> too many']],
    [
      'a case left out',
      'es',
      COUNT,
      '{count, plural, other {# órdenes de {name}}}',
      ['{count}: lacks the case one'],
    ],
    [
      'a case misspelt',
      'zh',
      KIND,
      '{kind, select, debits {扣款单} other {单据}}',
      ['{kind}: lacks debit', '{kind}: has debits too many'],
    ],
    [
      'quotation marks of another kind',
      'es',
      '“{a}”',
      '«{a}»',
      ['has another quotation mark than ’ “ ”'],
    ],
    [
      'a straight apostrophe',
      'en',
      "It can't be",
      "It can't be",
      ['has another quotation mark than ’ “ ”'],
    ],
  ])('with %s is wrong', (_, locale, english, translation, problems) => {
    expect(translationProblems(english, translation, locale)).toEqual(problems)
  })

  it('that is no message says so', () => {
    expect(translationProblems('Order {0}', '单据 {0', 'zh')).toEqual([
      expect.stringMatching(/^is no message: /),
    ])
  })
})
