import { describe, expect, it } from 'vitest'
import { HOSTILE_WORKBOOKS, workbook } from '@/testing/hostile/files'
import { countFile } from './count-file'
import { fitsInMemory } from './sheet-size'

describe('a workbook that is no list', () => {
  it.each(HOSTILE_WORKBOOKS)('is refused, and soon: $name', async ({ bytes }) => {
    const begun = process.cpuUsage()
    await expect(countFile(new Blob([bytes()]), 'Amount')).rejects.toThrow(/./)
    // Soon by the processor's time: a machine that stands still takes none.
    expect(process.cpuUsage(begun).user).toBeLessThan(60_000_000)
  })

  it('is told from one whose texts speak of places', async () => {
    const text = (place: string, content: string) =>
      `<c r="${place}" t="inlineStr"><is><t>${content}</t></is></c>`
    const file = workbook(
      `<sheetData><row r="1">${text('A1', 'Code')}${text('B1', 'Amount')}</row>` +
        `<row r="2">${text('A2', 'c r="ZZZZZZ9" &lt;c r="ZZZZZZ9"&gt;')}<c r="B2"><v>1.5</v></c></row></sheetData>`,
    )
    expect(await countFile(new Blob([file]), 'Amount')).toEqual({ rows: 1, cents: 150 })
  })
})

describe('a sheet', () => {
  it.each([
    ['<c r="XFD1"/>', true],
    ['<row r="1048576"/><c r="S1"/>', true],
    ['<row r="1048576"/><c r="T1"/>', false],
    ['<c/><row/>', true],
    ['<col r="ZZZZ1"/><cols/>', true],
    ['<c r="AAAA1"/>', false],
    ['<c r="a1"/>', false],
    ['<c r=""/>', false],
    ['<c r=A1/>', false],
    ['', true],
  ])('%s fits into memory: %s', (xml, fits) => expect(fitsInMemory(xml)).toBe(fits))
})
