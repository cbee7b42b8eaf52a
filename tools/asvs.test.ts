import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PAGE = readFileSync('docs/asvs.md', 'utf8')

/** The rows of the tables: number or numbers, answer, how, test. */
const rows = [...PAGE.matchAll(/^\| (\d[^|]*)\| ([^|]*)\| ([^|]*)\| ([^|]*)\|$/gm)].map(
  ([, numbers = '', answer = '', how = '', test = '']) => ({
    numbers: numbers.trim(),
    answer: answer.trim(),
    how: how.trim(),
    tests: [...test.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }),
)

const numberOf = (text: string) =>
  text.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0)

describe('the answers to the ASVS', () => {
  it('stand in tables that can be read, for all chapters', () => {
    expect(rows.length).toBeGreaterThan(90)
    const chapters = new Set(rows.map(({ numbers }) => numbers.split('.')[0]))
    expect(chapters.size).toBe(17)
  })

  it.each(rows)('$numbers is one of four answers and says how', ({ answer, how, numbers }) => {
    expect(numbers).toMatch(/^\d+\.\d+\.\d+(?:(?:–|, )\d+\.\d+\.\d+)*$/)
    expect(['held', 'platform', 'risk', 'none']).toContain(answer)
    expect(how).not.toBe('')
  })

  it.each(rows.filter(({ answer }) => answer === 'held'))('$numbers has a test', ({ tests }) => {
    expect(tests).not.toEqual([])
  })

  it('name tests that are there', () => {
    const named = new Set(rows.flatMap(({ tests }) => tests))
    expect([...named].filter((path) => !existsSync(path))).toEqual([])
  })

  it('stand in order, no number twice', () => {
    const said = rows.flatMap(({ numbers }) => numbers.split(/–|, /))
    expect(new Set(said).size).toBe(said.length)
    const firsts = rows.map(({ numbers }) => numberOf(numbers.split(/–|, /)[0] ?? ''))
    const chapterOf = (number: number) => Math.floor(number / 1e6)
    const outOfOrder = firsts.filter((number, index) => {
      const before = firsts[index - 1] ?? 0
      return chapterOf(before) === chapterOf(number) && before > number
    })
    expect(outOfOrder).toEqual([])
  })
})
