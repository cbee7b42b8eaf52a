import { parseArgs } from 'node:util'
import { CALL_NAMES, isSiteCall } from '../fixtures/calls'
import { unknownName } from '../fixtures/control/nearest'
import { MUTATED, type Mutated } from './mutation/folders'

/** A bad argument: its message is all that there is to say. */
export class ArgumentError extends Error {}

/**
 * Reads arguments before anything long begins. What is wrong with them is said in one line, and the process ends.
 *
 * @param read throws an ArgumentError
 */
export function argumentsOrExit<Asked>(read: (args: string[]) => Asked): Asked {
  try {
    return read(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    console.error(error.message)
    // Not 1: the tests of these tools say that when they fail.
    process.exit(2)
  }
}

/** @throws ArgumentError with Node's reason, without its advice, and with what is known instead */
function understood<Values>(known: string, read: () => { values: Values }): Values {
  try {
    return read().values
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split(/\. |\n/) : []
    throw new ArgumentError(`${reason}. Known: ${known}`, { cause: error })
  }
}

/** The text of a whole number. @throws ArgumentError naming the option when it is none, or less */
function wholeNumber(option: string, text: string, least = 1): string {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return text
  throw new ArgumentError(`${option} must be a whole number from ${least} on, not "${text}"`)
}

/** `npm run soak`: for how many seconds. @throws ArgumentError */
export function readSoakArguments(args: string[]) {
  const { minutes } = understood('npm run soak -- [--minutes N]', () =>
    parseArgs({ args, options: { minutes: { type: 'string', default: '10' } } }),
  )
  if (/^\d{1,6}(\.\d+)?$/.test(minutes) && Number(minutes) > 0) {
    return { seconds: Number(minutes) * 60 }
  }
  throw new ArgumentError(`--minutes must be a number above 0 such as 10 or 1.5, not "${minutes}"`)
}

/** `npm run walk`: how far, from which seed on. @throws ArgumentError */
export function readWalkArguments(args: string[]) {
  const known = 'npm run walk -- [--steps N] [--seed N] [--workers N]'
  const { steps, seed, workers } = understood(known, () =>
    parseArgs({
      args,
      options: {
        steps: { type: 'string', default: '10000' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        workers: { type: 'string', default: '2' },
      },
    }),
  )
  return {
    steps: wholeNumber('--steps', steps),
    seed: wholeNumber('--seed', seed, 0),
    workers: wholeNumber('--workers', workers),
  }
}

/** The two that are pages to which the application sends the browser, and no calls of its own. */
const PAGES: readonly string[] = ['auth/redirect', 'auth/logout']

/** `npm run matrix`: which cases. @throws ArgumentError */
export function readMatrixArguments(args: string[]) {
  const known = 'npm run matrix -- [--call NAME] [--seed N --cases N] [--grep TEXT] [--workers N]'
  const { call, seed, cases, grep, workers } = understood(known, () =>
    parseArgs({
      args,
      options: {
        call: { type: 'string' },
        seed: { type: 'string' },
        cases: { type: 'string', default: 'all' },
        grep: { type: 'string' },
        workers: { type: 'string', default: '2' },
      },
    }),
  )
  const calls = CALL_NAMES.filter((name) => !isSiteCall(name) && !PAGES.includes(name))
  // A piece of a name means all calls that have it.
  if (call !== undefined && !calls.some((name) => name.includes(call))) {
    throw new ArgumentError(unknownName('call', call, calls, { mostListed: 0 }))
  }
  if (seed !== undefined && cases === 'all') {
    throw new ArgumentError('--seed draws some of the cases: say how many with --cases N')
  }
  return {
    call,
    seed: seed === undefined ? undefined : wholeNumber('--seed', seed, 0),
    cases: cases === 'all' ? cases : wholeNumber('--cases', cases),
    grep,
    workers: wholeNumber('--workers', workers),
  }
}

/** `npm run mutate`: the folders that are named, all of them when none is. @throws ArgumentError */
export function readMutateArguments(args: readonly string[]): readonly Mutated[] {
  const known = Object.entries(MUTATED).map(([name, folder]) => ({ name, ...folder }))
  if (args.length === 0) return known
  return args.map((asked) => {
    const folder = known.find(({ name }) => name === asked)
    if (folder) return folder
    throw new ArgumentError(unknownName('folder', asked, Object.keys(MUTATED)))
  })
}

/** A part of the browser tests, and what goes on to Playwright. */
export interface Shard {
  current: number
  all: number
  more: readonly string[]
}

/** `npm run test:shard`: which part of how many, or that the durations are to be kept. @throws ArgumentError */
export function readShardArguments([part = '', ...more]: readonly string[]): Shard | 'record' {
  if (part === '--record') {
    if (more.length === 0) return 'record'
    throw new ArgumentError(`--record stands alone, without "${more.join(' ')}"`)
  }
  const [, current = '', all = ''] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(part) ?? []
  if (current && Number(current) <= Number(all)) {
    return { current: Number(current), all: Number(all), more }
  }
  throw new ArgumentError(
    `Which part of how many? npm run test:shard -- 1/4 or --record, not "${part}"`,
  )
}
