import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { parseCellNumber } from './count-file'
import type { SheetCell, ShownTable } from './shown-table'
import { writeWorkbook } from './workbook'

const text = (value: string): SheetCell => ({ kind: 'text', text: value })
const money = (cents: number): SheetCell => ({ kind: 'money', cents })

const read = (table: ShownTable) =>
  readSheet(Buffer.from(writeWorkbook(table, '付款单')), { parseNumber: parseCellNumber })

/** The sheet as it is written. */
const sheetOf = (table: ShownTable) => {
  const part = unzipSync(writeWorkbook(table, 'x'))['xl/worksheets/sheet1.xml']
  return part === undefined ? '' : strFromU8(part)
}

describe('writeWorkbook', () => {
  it('writes texts as texts and amounts to the cent', async () => {
    const texts = fc.string({ minLength: 1, unit: 'grapheme' }).filter((one) => one.trim() === one)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(texts, fc.integer({ min: -9_999_999_999, max: 9_999_999_999 })), {
          minLength: 1,
          maxLength: 5,
        }),
        async (pairs) => {
          const rows = pairs.map(([name, cents]) => [text(`a${name}`), money(cents)])
          const [head, ...found] = await read({ headers: ['单号', '金额（元）'], rows })
          expect(head).toEqual(['单号', '金额（元）'])
          expect(found.map(([, cents]) => cents)).toEqual(pairs.map(([, cents]) => cents))
        },
      ),
      { numRuns: 25 },
    )
    const rows = [[text('徐 & <b>"x"</b>'), money(123)]]
    expect((await read({ headers: ['a', 'b'], rows }))[1]).toEqual(['徐 & <b>"x"</b>', 123])
  })

  it('writes days and times as dates, and times as they are in China', async () => {
    const rows: SheetCell[][] = [
      [
        { kind: 'day', text: '2026-11-01' },
        { kind: 'time', text: '2026-11-22 23:59:59' },
      ],
    ]
    const [, dates] = await readSheet(
      Buffer.from(writeWorkbook({ headers: ['a', 'b'], rows }, 'x')),
    )
    expect(dates).toEqual([new Date('2026-11-01T00:00:00Z'), new Date('2026-11-22T23:59:59Z')])
  })

  it('writes every second of a day so that no program reads the one before', async () => {
    const seconds = Array.from({ length: 24 * 60 }, (_, at) => at * 60 + (at % 60))
    const times = seconds.map((at) => new Date(Date.UTC(2026, 10, 16) + at * 1000).toISOString())
    const rows = times.map((time): SheetCell[] => [
      { kind: 'time', text: time.slice(0, 19).replace('T', ' ') },
    ])
    const file = Buffer.from(writeWorkbook({ headers: ['a'], rows }, 'x'))
    const [, ...found] = await readSheet(file)
    expect(found.map(([date]) => (date instanceof Date ? date.toISOString() : date))).toEqual(times)
  })

  it('never writes a formula, whatever a text begins with', async () => {
    const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|"/c calc"!A0', '\t=1']
    const rows = evil.map((value) => [text(value)])
    const sheet = sheetOf({ headers: ['=head()'], rows })
    expect(sheet).not.toContain('<f')
    expect(sheet.match(/t="inlineStr"/g)).toHaveLength(evil.length + 1)
    expect((await read({ headers: ['a'], rows }))[1]).toEqual(['=1+1'])
  })

  it('writes in the notation of sheets what XML can’t say, and what would be read as that; halves of characters not', async () => {
    const texts = ['a\u0000b\u001Fc\uD800d', '_x0041_', '__x000a_', '_x41_ _X0041_']
    const rows = texts.map((value) => [text(value)])
    expect(sheetOf({ headers: ['_x0042_'], rows })).toContain('>a_x0000_b_x001F_cd<')
    expect((await read({ headers: ['_x0042_'], rows })).flat()).toEqual([
      '_x0042_',
      'a\u0000b\u001Fcd',
      ...texts.slice(1),
    ])
  })

  it('names columns past Z and keeps cells that are empty empty', async () => {
    const headers = Array.from({ length: 30 }, (_, at) => `h${at}`)
    const cells = headers.map((_, at) => text(at === 28 ? 'AC' : ''))
    const [head, row] = await read({ headers, rows: [cells] })
    expect(head).toEqual(headers)
    expect(row?.[28]).toBe('AC')
    expect(row?.filter((cell) => cell !== null)).toEqual(['AC'])
  })
})
