import { parseArgs } from 'node:util'
import { unknownName } from '../../fixtures/control/nearest'

/** What the bench measures of the application, each by itself. */
export const UI_PARTS = ['times', 'slow-network', 'counts', 'interactions', 'leaks'] as const
/** What it measures of the fixture server. */
export const FIXTURE_PARTS = [
  'fixtures:start',
  'fixtures:worlds',
  'fixtures:queries',
  'fixtures:million',
  'fixtures:workers',
] as const

export type UiPart = (typeof UI_PARTS)[number]
export type FixturePart = (typeof FIXTURE_PARTS)[number]
export type Part = UiPart | FixturePart

/** Names of several parts at once. */
const GROUPS: Readonly<Record<string, readonly Part[]>> = { ui: UI_PARTS, fixtures: FIXTURE_PARTS }
const PARTS: readonly Part[] = [...UI_PARTS, ...FIXTURE_PARTS]
const ROUNDS = 7
const MOST_ROUNDS = 100

/** What the bench was asked for. */
export interface BenchRequest {
  /** in the order in which they run; each once */
  parts: readonly Part[]
  /** how often each time is taken */
  rounds: number
  /** a commit that is measured beside the sources as they are */
  compare: string | undefined
}

/** A bad argument: its message is all that there is to say. */
export class BenchArgumentError extends Error {}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rounds: { type: 'string' }, compare: { type: 'string' } },
    })
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split(/\. |\n/) : []
    const known = 'npm run bench -- [PART …] [--rounds N] [--compare REF]'
    throw new BenchArgumentError(`${reason}. Known: ${known}`, { cause: error })
  }
}

function partsOf(name: string): readonly Part[] {
  const part = PARTS.find((each) => each === name)
  if (part) return [part]
  const group = GROUPS[name]
  if (group) return group
  throw new BenchArgumentError(unknownName('part', name, [...Object.keys(GROUPS), ...PARTS]))
}

function roundsOf(text: string | undefined): number {
  if (text === undefined) return ROUNDS
  const rounds = Number(text)
  if (/^\d+$/.test(text) && rounds >= 1 && rounds <= MOST_ROUNDS) return rounds
  throw new BenchArgumentError(
    `--rounds must be a whole number from 1 to ${MOST_ROUNDS}, not "${text}"`,
  )
}

/**
 * Reads the arguments of `npm run bench`. Without a part it is all of the application's.
 *
 * @throws BenchArgumentError naming what is wrong, and what was meant
 */
export function readBenchArguments(args: readonly string[]): BenchRequest {
  const { values, positionals } = read(args)
  const asked = new Set((positionals.length > 0 ? positionals : ['ui']).flatMap(partsOf))
  const parts = PARTS.filter((part) => asked.has(part))
  const { compare } = values
  if (compare !== undefined && /^-|^$/.test(compare)) {
    throw new BenchArgumentError('--compare needs a commit: npm run bench -- --compare main')
  }
  if (compare !== undefined && parts.every((part) => part.startsWith('fixtures:'))) {
    throw new BenchArgumentError('--compare is for parts of the application, not of the server')
  }
  return { parts, rounds: roundsOf(values.rounds), compare }
}
