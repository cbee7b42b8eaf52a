import * as v from 'valibot'

/** A part of the sources that mistakes are planted in, and the tests that have to notice them. */
export interface Mutated {
  name: string
  /** patterns of sources; `!` leaves out */
  mutate: readonly string[]
  tests: readonly string[]
}

const sources = (folder: string) => [`${folder}/**/*.{ts,tsx}`, `!${folder}/**/*.test.{ts,tsx}`]
const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

/** The folders by name, in the order in which they are gone through. */
export const MUTATED: Readonly<Record<string, Omit<Mutated, 'name'>>> = {
  domain: { mutate: sources('src/domain'), tests: tests('src/domain') },
  api: { mutate: sources('src/api'), tests: tests('src/api') },
  writes: {
    mutate: sources('src/features/writes'),
    tests: tests('src/features/writes', 'src/features/orders/workflow'),
  },
  workflow: {
    mutate: sources('src/features/orders/workflow'),
    tests: tests('src/features/orders/workflow'),
  },
  review: {
    mutate: sources('src/features/orders/screens/review'),
    tests: tests('src/features/orders/screens/review', 'src/features/orders/workflow'),
  },
  rules: { mutate: sources('fixtures/rules'), tests: tests('fixtures/rules', 'fixtures/handlers') },
}

const report = v.object({
  files: v.record(v.string(), v.object({ mutants: v.array(v.object({ status: v.string() })) })),
})

/**
 * What became of the planted mistakes: how many of those that a test came by were noticed, in percent, and how many
 * none came by. (Others were left out, or did not compile.)
 *
 * @param json a report of Stryker
 */
export function scoreOf(json: unknown) {
  const statuses = Object.values(v.parse(report, json).files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  )
  const count = (...names: readonly string[]) =>
    statuses.filter((status) => names.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const survived = count('Survived')
  const score = (100 * killed) / Math.max(killed + survived, 1)
  return { score, killed, survived, uncovered: count('NoCoverage') }
}
