import { describe, expect, it } from 'vitest'
import { glossaryProblems, readGlossary } from './glossary'

const PAGE = `# Terms

Some words.

| en              | zh     | es                              | meaning |
| --------------- | ------ | ------------------------------- | ------- |
| order, orders   | 单据   | orden, órdenes                  | any     |
| payment order   | 付款单 | orden de pago                   | money   |
| approv…         | 通过   | aprob…, aprueb…                 | yes     |
`
const TERMS = readGlossary(PAGE)
const ALL = [
  { en: 'Orders', zh: '单据', es: 'Órdenes' },
  { en: 'Payment order', zh: '付款单', es: 'Orden de pago' },
  { en: 'Approved', zh: '已通过', es: 'Aprobada' },
]

describe('the glossary', () => {
  it('is read from the tables of its page', () => {
    expect(TERMS).toEqual([
      { en: ['order', 'orders'], zh: ['单据'], es: ['orden', 'órdenes'] },
      { en: ['payment order'], zh: ['付款单'], es: ['orden de pago'] },
      { en: ['approv…'], zh: ['通过'], es: ['aprob…', 'aprueb…'] },
    ])
  })

  it('agrees with messages that say its terms, in any form', () => {
    const more = {
      en: 'Approve the payment order',
      zh: '通过付款单',
      es: 'Aprueba la orden de pago',
    }
    expect(glossaryProblems(TERMS, [...ALL, more])).toEqual([])
  })

  it('tells of a message that says another word', () => {
    const other = { en: 'This payment order', zh: '该付款单', es: 'Este pedido' }
    expect(glossaryProblems(TERMS, [...ALL, other])).toEqual([
      '“This payment order” says payment order, and es “Este pedido” not orden de pago',
    ])
  })

  it('takes words, not letters: a disorder is no order', () => {
    const none = { en: 'A disorder, a border', zh: '混乱', es: 'Un desorden' }
    expect(glossaryProblems(TERMS, [...ALL, none])).toEqual([])
  })

  it('takes no placeholder for a word', () => {
    const none = { en: 'Save {order}', zh: '保存{order}', es: 'Guardar {order}' }
    expect(glossaryProblems(TERMS, [...ALL, none])).toEqual([])
  })

  it('tells of a term that no message says', () => {
    expect(glossaryProblems(TERMS, ALL.slice(0, 2))).toEqual(['no message says “approv…”'])
  })

  it('keeps a word for one term where another one may not be said by it', () => {
    const terms = readGlossary(`
| submit…     | 提交 | envi…                  | to decide |
| send…, sent | 发送 | mand…, not envi…       | to server |
| sent back   | 退回 | devuelt…               | rejected  |`)
    const all = [
      { en: 'Submitted', zh: '已提交', es: 'Enviada' },
      { en: 'Nothing is sent', zh: '未发送', es: 'No se manda nada' },
      { en: 'Sent back: submit it again', zh: '已退回，请提交', es: 'Devuelta: envíe, enviarla' },
    ]
    expect(glossaryProblems(terms, all)).toEqual([])
    const both = { en: 'Send it', zh: '发送', es: 'Mandar (enviar)' }
    expect(glossaryProblems(terms, [...all, both])).toEqual([
      '“Send it” says send…, and es “Mandar (enviar)” envi…',
    ])
  })
})
