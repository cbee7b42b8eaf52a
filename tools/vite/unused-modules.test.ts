import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STAND_INS } from './unused-modules'

const PACKAGES = join(import.meta.dirname, '../../node_modules')

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
