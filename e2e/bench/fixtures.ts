import { cpus, loadavg } from 'node:os'
import type { BenchRequest, FixturePart } from './bench-arguments'
import { benchMillion } from './fixture-million'
import { benchQueries } from './fixture-queries'
import { FixtureReport } from './fixture-samples'
import { benchStart } from './fixture-start'
import { benchWorkers } from './fixture-workers'
import { benchWorlds } from './fixture-worlds'

/** Times of the server are short: many say more. */
const TIMES_A_ROUND = 3

const PARTS: Readonly<
  Record<FixturePart, (report: FixtureReport, rounds: number) => Promise<void>>
> = {
  'fixtures:start': benchStart,
  'fixtures:worlds': (report, rounds) => benchWorlds(report, rounds * TIMES_A_ROUND),
  'fixtures:queries': (report, rounds) => benchQueries(report, rounds * TIMES_A_ROUND),
  'fixtures:million': benchMillion,
  'fixtures:workers': (report, rounds) => benchWorkers(report, rounds * TIMES_A_ROUND),
}

/** Measures what was asked for of the fixture server, in process where nothing else is said. */
export async function benchFixtures({ rounds }: BenchRequest, parts: readonly FixturePart[]) {
  const report = new FixtureReport()
  for (const part of parts) {
    console.log(`${part}, load ${loadavg()[0]?.toFixed(1)}`)
    await PARTS[part](report, rounds)
  }
  const load = loadavg().map((each) => each.toFixed(1))
  console.log(`
${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, load ${load.join(', ')} (above 2, times by the clock are of the others as well); ms.
CPU is what this process used, all of its threads.

${report.toString()}`)
}
