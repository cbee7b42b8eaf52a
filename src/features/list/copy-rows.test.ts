// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { rowsAsHtml, rowsAsText } from './copy-rows'
import type { ShownTable } from './export/shown-table'

const table: ShownTable = {
  headers: ['单号', '金额（元）', '备注'],
  rows: [
    [
      { kind: 'text', text: 'FK1' },
      { kind: 'money', cents: 123_456_789 },
      { kind: 'text', text: '一\n二\t三' },
    ],
    [
      { kind: 'text', text: '00012' },
      { kind: 'money', cents: -5 },
      { kind: 'text', text: '=1+1<b>' },
    ],
  ],
}

/** Cells as sheets read them from text: what begins with a quote goes on to the one that closes it. */
function readAsSheet(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, before, quoted, plain = ''] of text.matchAll(
    /(^|\t|\n)(?:"((?:[^"]|"")*)(?:"|$)|([^\t\n]*))/g,
  )) {
    if (before === '\n') rows.push([])
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
  }
  return rows
}

describe('rowsAsText', () => {
  it('is a line for each row, amounts as plain numbers, and never a formula', () => {
    expect(rowsAsText(table).split('\n')).toEqual([
      '单号\t金额（元）\t备注',
      'FK1\t1234567.89\t一 二 三',
      "00012\t-0.05\t'=1+1<b>",
    ])
  })

  it('keeps a text that begins with a quote one cell of one row', () => {
    const remarks = ['"加急 请处理', '"加急" 请处理', '"', '5" 屏', '收款']
    const rows = remarks.map((text, at) => [
      { kind: 'text' as const, text },
      { kind: 'money' as const, cents: at },
    ])
    const [, ...found] = readAsSheet(rowsAsText({ headers: ['备注', '金额（元）'], rows }))
    expect(found).toEqual(remarks.map((text, at) => [text, `0.0${at}`]))
  })
})

describe('rowsAsHtml', () => {
  it('is a table whose amounts are numbers and whose texts are texts', () => {
    const body = document.createElement('body')
    body.innerHTML = rowsAsHtml(table)
    const rows = [...body.querySelectorAll('tr')]
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['单号', '金额（元）', '备注'],
      ['FK1', '1234567.89', '一\n二\t三'],
      ['00012', '-0.05', '=1+1<b>'],
    ])
    const [code, amount] = rows[2]?.querySelectorAll('td') ?? []
    expect(amount?.getAttribute('x:num')).toBe('-0.05')
    expect(code?.getAttribute('style')).toContain(String.raw`'\@'`)
    expect(body.querySelector('b')).toBeNull()
  })
})
