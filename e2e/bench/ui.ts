import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { findBuiltSite } from '../../fixtures/web/built-site'
import { findBrowser } from '../../tools/browser'
import { ensureBuilt, ROOT_TARGET } from '../../tools/build'
import { run } from '../../tools/run'
import type { BenchRequest, UiPart } from './bench-arguments'
import type { Bench, Subject } from './browser'
import { buildCommit, findCommit } from './compare'
import { measureCounts } from './counts'
import { measureInteractions } from './interactions'
import { measureLeaks } from './leaks'
import { startBenchServer } from './server'
import { measureSlowNetwork, measureTimes, type Case } from './times'
import {
  countTable,
  interactionTable,
  leakTable,
  slowNetworkTable,
  timeTable,
  type CaseResult,
} from './ui-report'

const FLOOR: Subject = { name: 'floor', base: '/floor/', isBare: true }
const APPLICATION: Subject = { name: 'ours', base: '/', isBare: false }
const FLOOR_ROWS = 25
const PAGE_SIZES = [10, 100] as const
/** Over the long line a load takes seconds. */
const MOST_SLOW_ROUNDS = 3

interface Measured {
  bench: Bench
  /** the floor first */
  subjects: readonly Subject[]
  rounds: number
}

async function buildFloor(): Promise<void> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config']
  const built = await run(process.execPath, [...vite, 'e2e/bench/floor/vite.config.ts'], {
    env: { NODE_ENV: 'production' },
  })
  if (built.code !== 0) throw new Error(`The floor's build failed:\n${built.output}`)
}

const isOurs = (subject: Subject) => subject === APPLICATION

function casesOf(subjects: readonly Subject[]): Case[] {
  return subjects.flatMap((subject) =>
    (subject.isBare ? [FLOOR_ROWS] : PAGE_SIZES).map((rows) => ({ subject, rows })),
  )
}

/** Measures all in turns, so that what the machine does meanwhile meets each of them alike. */
async function inTurns<Item, Value>(
  what: string,
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Value>,
): Promise<{ item: Item; values: Value[] }[]> {
  const results = items.map((item) => ({ item, values: [] as Value[] }))
  for (let round = 1; round <= rounds; round++) {
    console.log(`${what}: round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`)
    for (const { item, values } of results) values.push(await measure(item))
  }
  return results
}

function caseResults<Value>(
  results: readonly { item: Case; values: Value[] }[],
): CaseResult<Value>[] {
  return results.map(({ item: { subject, rows }, values }) => ({
    name: `${subject.name}, ${rows} rows`,
    goalAt: isOurs(subject) ? (rows === PAGE_SIZES[0] ? 0 : 1) : undefined,
    values,
  }))
}

const PARTS: Readonly<Record<UiPart, (measured: Measured) => Promise<string>>> = {
  async times({ bench, subjects, rounds }) {
    const results = await inTurns('times', casesOf(subjects), rounds, (each) =>
      measureTimes(bench, each),
    )
    const ours = results.find(({ item }) => isOurs(item.subject))
    const paths = ours?.values.at(-1)?.paths ?? []
    return `${timeTable(caseResults(results))}\n\nRequested by ours to the first rows:\n${paths.join('\n')}`
  },
  async 'slow-network'({ bench, subjects, rounds }) {
    const times = Math.min(rounds, MOST_SLOW_ROUNDS)
    const results = await inTurns('slow network', casesOf(subjects), times, (each) =>
      measureSlowNetwork(bench, each),
    )
    return slowNetworkTable(caseResults(results))
  },
  async counts({ bench, subjects }) {
    const cases = casesOf(subjects.filter(({ isBare }) => !isBare))
    const results = await inTurns('counts', cases, 1, (each) => measureCounts(bench, each))
    const named = results.flatMap(({ item: { subject, rows }, values: [counts] }) =>
      counts ? [{ name: `${subject.name}, ${rows} rows`, counts }] : [],
    )
    return countTable(named)
  },
  async interactions({ bench, subjects, rounds }) {
    const applications = subjects.filter(({ isBare }) => !isBare)
    const results = await inTurns('interactions', applications, rounds, (each) =>
      measureInteractions(bench, each),
    )
    return interactionTable(results.map(({ item: { name }, values }) => ({ name, values })))
  },
  async leaks({ bench, subjects }) {
    const results = await inTurns('leaks', subjects, 1, (each) => measureLeaks(bench, each))
    const named = results.flatMap(({ item: { name }, values: [leaks] }) =>
      leaks ? [{ name, leaks }] : [],
    )
    return leakTable(named)
  },
}

const TITLES: Readonly<Record<UiPart, string>> = {
  times: 'Times in ms, CPU slowed down 4 ×, smallest / median',
  'slow-network': 'The same with a round trip of 165 ms and 9 Mbit/s',
  counts: 'Components rendered',
  interactions: 'From what a person does to the next paint, 100 rows, CPU slowed down 4 ×; ms',
  leaks: 'Left behind by each cycle, CPU as it is',
}

/** Measures what was asked for of the application, beside the floor, and prints tables. */
export async function benchUi({ rounds, compare }: BenchRequest, parts: readonly UiPart[]) {
  const compared = compare === undefined ? undefined : { name: compare, commit: await findCommit(compare) } // prettier-ignore
  await ensureBuilt(ROOT_TARGET)
  await buildFloor()
  const sites = [findBuiltSite(resolve('dist')), { folder: resolve('.cache/dist-floor'), base: FLOOR.base }] // prettier-ignore
  const subjects = [FLOOR, APPLICATION]
  if (compared) {
    const { name, commit } = compared
    console.log(`Building ${name} …`)
    const site = await buildCommit(name, commit)
    sites.push(site)
    subjects.push({ name, base: site.base, isBare: false })
  }
  const browser = await findBrowser()
  const server = await startBenchServer(sites, ({ base }) => base !== FLOOR.base)
  const sections: string[] = []
  try {
    for (const part of parts) {
      const section = await PARTS[part]({ bench: { browser, server }, subjects, rounds })
      sections.push(`## ${TITLES[part]}\n\n${section}`)
      console.log(`\n${sections.at(-1)}\n`)
    }
  } finally {
    server.close()
  }
  const load = loadavg().map((each) => each.toFixed(1))
  console.log(`
Chromium, HTTP/2 with brotli on loopback, empty profile, ${rounds} rounds in turns, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}.
A link is pointed at for 0.3 s before it is clicked. Load of the machine (1, 5, 15 minutes): ${load.join(', ')}.

${sections.join('\n\n')}`)
}
