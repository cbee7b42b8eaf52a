import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STAND_INS } from './unused-modules'

const PACKAGES = join(import.meta.dirname, '../../node_modules')
const SOURCES = join(import.meta.dirname, '../../src')

const exported = (code: string) =>
  [
    ...code.matchAll(/^export \{ (.+) \};?$|^export (?:const |class )?(?!const|class)(\w+)/gm),
  ].flatMap(([, list, name]) => list?.split(', ') ?? [name])

test.each(STAND_INS.map(({ module, code }) => [module, code] as const))(
  '%s has the names that a stand-in gives',
  (module, code) => {
    const names = exported(readFileSync(join(PACKAGES, module), 'utf8'))
    expect(exported(code)).not.toEqual([])
    expect(names).toEqual(expect.arrayContaining(exported(code)))
  },
)

// Lint can forbid an import, and not a call of what a table, a row or a header has.
test('nothing here calls what a table could be asked for besides', () => {
  const methods = STAND_INS.filter(({ module }) => module.startsWith('@tanstack/table-core/'))
    .flatMap(({ code }) => exported(code))
    .map((name) => name?.replace(/^(?:table|row|header)_/, ''))
  expect(methods).toContain('getSelectedRowModel')
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const called = new RegExp(String.raw`\.(?:${methods.join('|')})\b`)
  expect(sources.filter((file) => called.test(readFileSync(join(SOURCES, file), 'utf8')))).toEqual(
    [],
  )
})
