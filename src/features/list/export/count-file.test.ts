import * as fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { countFile, parseCellNumber } from './count-file'

const HEADER = 'Amount (yuan)'

async function xlsx(rows: SheetData): Promise<Blob> {
  const buffer = await writeXlsxFile(rows).toBuffer()
  return new Blob([new Uint8Array(buffer)])
}

/** A file as lists export it: a code, the amount as a number of yuan, more text. */
const fileOf = (...amounts: SheetData[number][number][]) =>
  xlsx([['Code', HEADER, 'Owner'], ...amounts.map((amount, at) => [`FK${at}`, amount, '张伟'])])

/** The number of yuan that a file holds for an amount in cents. */
function yuan(cents: number): number {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return Number(`${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

describe('countFile', () => {
  it('counts the rows and adds up the column', async () => {
    expect(await countFile(await fileOf(1234.56, 0.1, 0.2, -5), HEADER)).toEqual({
      rows: 4,
      cents: 122_986,
    })
  })

  it('finds the column wherever it stands', async () => {
    const file = await xlsx([
      ['Left', 'Code', HEADER],
      [1, 'FK1', 2.5],
      [3, 'FK2', 4],
    ])
    expect(await countFile(file, HEADER)).toEqual({ rows: 2, cents: 650 })
    expect(await countFile(file, 'Left')).toEqual({ rows: 2, cents: 400 })
  })

  it('is exact to the cent, where adding floats is not', async () => {
    const amounts = Array.from({ length: 300 }, () => 0.1)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).not.toBe(30)
    expect(await countFile(await fileOf(...amounts), HEADER)).toEqual({ rows: 300, cents: 3000 })
  })

  it('gives the exact cents of every amount that an order can have', async () => {
    const amounts = fc.array(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }))
    await fc.assert(
      fc.asyncProperty(amounts, async (cents) => {
        expect(await countFile(await fileOf(...cents.map(yuan)), HEADER)).toEqual({
          rows: cents.length,
          cents: cents.reduce((sum, amount) => sum + amount, 0),
        })
      }),
      { numRuns: 12 },
    )
  })

  it('counts nothing in a file of a header alone', async () => {
    expect(await countFile(await fileOf(), HEADER)).toEqual({ rows: 0, cents: 0 })
  })

  it('does not count a file without the column', async () => {
    const file = await fileOf(1)
    await expect(countFile(file, 'Amount')).rejects.toThrow('The file has no column "Amount"')
    await expect(countFile(await xlsx([[]]), HEADER)).rejects.toThrow('no column')
  })

  it.each([
    ['text', 'n/a'],
    ['an amount as text', '12.50'],
    ['nothing', null],
    ['more than two decimals', 1.005],
    ['a float that was added up', 0.1 + 0.2],
    ['a yes or no', true],
    ['a number too large to be exact', 1e21],
  ])('does not guess where a cell holds %s', async (_what, cell) => {
    const file = await fileOf(1, cell, 2)
    await expect(countFile(file, HEADER)).rejects.toThrow(`A cell of "${HEADER}" is no amount`)
  })

  it('does not take a day for an amount', async () => {
    const day = { value: new Date('2024-05-06'), type: Date, format: 'yyyy-mm-dd' }
    await expect(countFile(await fileOf(1, day), HEADER)).rejects.toThrow('is no amount')
  })

  it.each(['', 'Code,Amount\nFK1,1.00', '{"success":false}'])(
    'does not count what is no .xlsx: %j',
    async (text) => {
      await expect(countFile(new Blob([text]), HEADER)).rejects.toThrow()
    },
  )
})

describe('a file that inflates to too much', () => {
  /** The same file, whose parts all say that they are so large, in bytes. */
  async function sayingToHold(file: Blob, size: number): Promise<Blob> {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 46; at++) {
      // An entry of the directory at the end; the size stands 24 bytes behind its signature.
      if (view.getUint32(at, false) === 0x504b_0102) view.setUint32(at + 24, size, true)
    }
    return new Blob([bytes])
  }

  it('is not opened, in one part or in many', async () => {
    const file = await fileOf(1)
    for (const size of [0xffff_fff0, 60 * 1024 * 1024]) {
      const bomb = await sayingToHold(file, size)
      await expect(countFile(bomb, HEADER)).rejects.toThrow('The file inflates to too much')
    }
  })

  it('can not be had by saying less than it holds', async () => {
    const zeros = new Uint8Array(5_000_000)
    const bomb = new Blob([zipSync({ 'xl/worksheets/sheet1.xml': zeros })])
    await expect(countFile(await sayingToHold(bomb, 10), HEADER)).rejects.toThrow()
    expect(unzipSync(new Uint8Array(await (await sayingToHold(bomb, 10)).arrayBuffer()))).toEqual({
      'xl/worksheets/sheet1.xml': new Uint8Array(10),
    })
  })
})

describe('parseCellNumber', () => {
  it('reads a number with an exponent as the amount it spells', () => {
    expect(parseCellNumber('1.23456789E7')).toBe(1_234_567_890)
    expect(parseCellNumber('-5e-2')).toBe(-5)
    expect(parseCellNumber('5E-3')).toBeUndefined()
    const amounts = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 })
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(parseCellNumber((cents / 100).toExponential())).toBe(cents)
      }),
    )
  })
})
