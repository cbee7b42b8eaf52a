import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What stands on one line of a sheet, from left to right. */
interface PrintedLine {
  text: string
  /** of its letters' feet from the top, in points */
  top: number
}

/** A sheet of paper, its measures in points. */
export interface Sheet {
  width: number
  height: number
  lines: PrintedLine[]
  /** the colours that it is written and drawn in, as `red green blue` from 0 to 1 */
  inks: string[]
}

type Matrix = readonly [number, number, number, number, number, number]

interface Part {
  head: string
  data: Buffer
}

/** How the codes of a font are read. */
interface Font {
  /** hexadecimal digits of a code */
  digits: number
  letters: ReadonlyMap<string, string>
}

/** What the browser prints of the page on A4, as the page's own styles ask for it. */
export const printed = async (page: Page): Promise<Sheet[]> =>
  readSheets(await page.pdf({ format: 'A4', preferCSSPageSize: true }))

/** The objects of a PDF by their numbers, what is compressed of them unpacked. */
function partsOf(pdf: Buffer): Map<string, Part> {
  const text = pdf.toString('latin1')
  const parts = new Map<string, Part>()
  for (const start of text.matchAll(/\n(\d+) 0 obj\n/g)) {
    const from = start.index + start[0].length
    const end = text.indexOf('endobj', from)
    const head = text.slice(from, end).split('stream\n', 1)[0] ?? ''
    const length = /\/Length (\d+)/.exec(head)?.[1]
    const at = from + head.length + 'stream\n'.length
    const raw = pdf.subarray(at, at + Number(length ?? 0))
    const data = length !== undefined && head.includes('FlateDecode') ? inflateSync(raw) : raw
    parts.set(start[1] ?? '', { head, data })
  }
  return parts
}

/** Fonts draw a radical and the letter that is nothing else with the same glyph, which is named by the radical then. */
const RADICALS = /[\u2f00-\u2fd5]/g

const lettersOf = (hex: string): string =>
  Buffer.from(hex, 'hex')
    .swap16()
    .toString('utf16le')
    .replaceAll(RADICALS, (radical) => radical.normalize('NFKC'))

/** A PDF names the letters of each of its fonts in a table beside it. */
function fontOf(parts: ReadonlyMap<string, Part>, id: string): Font {
  const head = parts.get(id)?.head ?? ''
  const table = parts.get(/\/ToUnicode (\d+)/.exec(head)?.[1] ?? '')?.data.toString('latin1') ?? ''
  const letters = new Map<string, string>()
  const digits = head.includes('/Type0') ? 4 : 2
  for (const [, block = ''] of table.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, code = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(code, lettersOf(hex))
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    for (const [, from = '', to = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16)
      for (let code = first; code <= Number.parseInt(to, 16); code += 1) {
        const letter = lettersOf(
          (Number.parseInt(hex, 16) + code - first).toString(16).padStart(4, '0'),
        )
        letters.set(code.toString(16).toUpperCase().padStart(digits, '0'), letter)
      }
    }
  }
  return { digits, letters }
}

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
]

const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0]
const matrixOf = (numbers: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
  return [a, b, c, d, e, f]
}

/** The pieces of text that a sheet is written in, each with its place. */
function piecesOf(content: string, fonts: ReadonlyMap<string, Font>) {
  const pieces: { text: string; x: number; y: number }[] = []
  const kept: Matrix[] = []
  let [space, line] = [AS_IT_IS, AS_IT_IS]
  let font: Font | undefined
  let given: string[] = []
  const write = (strings: readonly string[]) => {
    const text = strings
      .flatMap((hex) => hex.match(new RegExp(`.{${font?.digits ?? 2}}`, 'g')) ?? [])
      .map((code) => font?.letters.get(code) ?? '')
      .join('')
    const [, , , , x, y] = times(line, space)
    pieces.push({ text, x, y })
  }
  for (const [token] of content.matchAll(/<\w*>|\/\w+|[^\s<>[\]/]+/g)) {
    if (/^[-+.\d</]/.test(token)) {
      given.push(token)
      continue
    }
    const numbers = given.map(Number)
    if (token === 'q') kept.push(space)
    else if (token === 'Q') space = kept.pop() ?? AS_IT_IS
    else if (token === 'cm') space = times(matrixOf(numbers), space)
    else if (token === 'BT') line = AS_IT_IS
    else if (token === 'Tf') font = fonts.get((given[0] ?? '').slice(1))
    else if (token === 'Tm') line = matrixOf(numbers)
    else if (token === 'Td') line = times([1, 0, 0, 1, numbers[0] ?? 0, numbers[1] ?? 0], line)
    else if (token === 'Tj' || token === 'TJ')
      write(given.filter((each) => each.startsWith('<')).map((each) => each.slice(1, -1)))
    given = []
  }
  return pieces
}

/** Reads what stands on the sheets of a PDF that Chromium has made. */
function readSheets(pdf: Buffer): Sheet[] {
  const parts = partsOf(pdf)
  return [...parts.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head)
      const [width, height] = [Number(box?.[1]), Number(box?.[2])]
      const named = /\/Font <<([^]*?)>>/.exec(head)?.[1] ?? ''
      const fonts = new Map(
        [...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
          name,
          fontOf(parts, id),
        ]),
      )
      const content = parts.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.data.toString('latin1')
      const lines = new Map<number, ReturnType<typeof piecesOf>>()
      for (const piece of piecesOf(content ?? '', fonts)) {
        const top = Math.round(height - piece.y)
        lines.set(top, [...(lines.get(top) ?? []), piece])
      }
      return {
        width,
        height,
        inks: [...new Set((content ?? '').match(/[\d.]+ [\d.]+ [\d.]+(?= rg\n)/g))].toSorted(),
        lines: [...lines]
          .toSorted(([above], [below]) => above - below)
          .map(([top, pieces]) => ({
            top,
            text: pieces
              .toSorted((left, right) => left.x - right.x)
              .map(({ text }) => text)
              .join(''),
          })),
      }
    })
}

/** px of a sheet of A4 at 96 dpi, less its margins, across. */
export const ACROSS = { landscape: 1046, portrait: 688 }

/** Lays the page out as on paper of a width. What it shows is not printed yet. */
export async function layOutOnPaper(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 700 })
  await page.emulateMedia({ media: 'print' })
}

/** What of a table's cells can't be read on paper: beyond the edge of what the table stands in, or cut off in the cell. */
export function unreadable(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('table')
    .first()
    .evaluate((table) => {
      const edge = table.parentElement?.getBoundingClientRect().right ?? 0
      return [...table.querySelectorAll<HTMLElement>('th, td')]
        .filter((cell) => cell.checkVisibility() && cell.textContent !== '')
        .filter((cell) => {
          const { left, right } = cell.getBoundingClientRect()
          const isBeyond = left < 0 || right > Math.min(edge, innerWidth) + 0.5
          return isBeyond || cell.scrollWidth > cell.clientWidth
        })
        .map((cell) => cell.textContent)
    })
}
