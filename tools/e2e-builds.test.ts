import { describe, expect, test, vi } from 'vitest'
import { ROOT_TARGET } from './build'
import { buildsFor } from './e2e-builds'
import { BELOW_BASE, NEXT_VERSION } from './e2e-settings'

const ALL = [ROOT_TARGET, BELOW_BASE, NEXT_VERSION]
const listing = (output: string, code = 0) => vi.fn(() => Promise.resolve({ code, output }))
const are = (built: readonly object[]) => (target: object) =>
  Promise.resolve(built.includes(target))

describe('what is built for the browser tests that are asked for', () => {
  test('is everything for all of them, without asking which they are', async () => {
    const list = listing('')
    expect(await buildsFor([], are([]), list)).toStrictEqual({ targets: ALL, hasOthers: true })
    expect(list).not.toHaveBeenCalled()
  })

  test('is the other builds only for the tests that use them', async () => {
    const args = ['--grep', 'x']
    const some = await buildsFor(args, are([]), listing('  e2e/lists/export.spec.ts:5:1 › x'))
    expect(some).toStrictEqual({ targets: [ROOT_TARGET], hasOthers: false })
    const those = await buildsFor(args, are([]), listing('  delivery/base-path.spec.ts:5:1 › x'))
    expect(those).toStrictEqual({ targets: ALL, hasOthers: true })
    const lacking = await buildsFor(args, are([BELOW_BASE, NEXT_VERSION]), listing('  lists/export.spec.ts:5:1 › x')) // prettier-ignore
    expect(lacking).toStrictEqual({ targets: ALL, hasOthers: true })
  })

  test('is nothing when all is there, and then nothing is asked either', async () => {
    const list = listing('')
    const found = await buildsFor(['--grep', 'x'], are(ALL), list)
    expect([found, list.mock.calls]).toStrictEqual([{ targets: ALL, hasOthers: true }, []])
  })

  test('is nothing for arguments that Playwright does not understand; its reason is told', async () => {
    const list = listing("error: unknown option '--grpe'\n", 1)
    const refused = buildsFor(['--grpe', 'x'], are([]), list)
    await expect(refused).rejects.toThrow(/^error: unknown option '--grpe'$/)
    await expect(refused).rejects.toMatchObject({ name: 'ListingError', code: 1 })
  })

  test.each(['--help', '-h'])('is nothing for %s', async (help) => {
    const found = await buildsFor([help], are([]), listing(''))
    expect(found).toStrictEqual({ targets: [], hasOthers: false })
  })

  test('is everything for what can’t be listed', async () => {
    const list = listing('')
    expect(await buildsFor(['--ui'], are([]), list)).toStrictEqual({
      targets: ALL,
      hasOthers: true,
    })
    expect(list).not.toHaveBeenCalled()
  })
})
