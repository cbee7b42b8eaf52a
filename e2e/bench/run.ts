import { cpus, loadavg } from 'node:os'
import { findBrowser } from '../../tools/browser'
import { ensureBuilt, ROOT_TARGET } from '../../tools/build'
import { run } from '../../tools/run'
import { benchFixtures } from './fixtures'
import { measure, measureHeap, median, type HeapSample, type Sample, type Subject } from './measure'
import { startBenchServer } from './server'

// npm run bench: the built application beside the floor, a bare page on the same packages, in the same
// run. Nothing is asserted: times drift from machine to machine, the ratios say something.

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const FLOOR: Subject = { name: 'floor', base: '/floor/' }
const APPLICATION: Subject = { name: 'application', base: '/' }

type SampleKey = Exclude<keyof Sample, 'paths'>
type Key = SampleKey | keyof HeapSample
const LINES: readonly [key: Key, label: string, goal: string][] = [
  ['jsKib', 'JS to the first rows, KiB br', '≤ 175'],
  ['cssKib', 'CSS, KiB br', '≤ 16'],
  ['requests', 'requests to the first rows', '≤ 12'],
  ['firstRowsCold', 'first rows, cold, ms', '≤ floor × 1.15'],
  ['firstRowsWarm', 'first rows, warm, ms', ''],
  ['blocking', 'blocking time of the load, ms', '≤ floor × 1.15'],
  ['detailFirst', 'list → detail, first visit, ms', ''],
  ['detailSecond', 'list → detail, second visit, ms', '≤ 80'],
  ['back10', 'back → 10 rows, ms', '≤ 50'],
  ['back100', 'back → 100 rows, ms', '≤ 150'],
  ['pageChange', 'page change, ms over the answer', '≤ 120'],
  ['heapKibPerCycle', 'heap per list → detail → back, KiB', '≤ 10'],
  ['nodesPerCycle', 'DOM nodes per list → detail → back', '0'],
]

type Row = Record<Key, number>

function summary(samples: readonly Sample[], heap: HeapSample): Row {
  const middle = (key: SampleKey) => median(samples.map((sample) => sample[key]))
  return {
    jsKib: middle('jsKib'),
    cssKib: middle('cssKib'),
    requests: middle('requests'),
    firstRowsCold: middle('firstRowsCold'),
    firstRowsWarm: middle('firstRowsWarm'),
    blocking: middle('blocking'),
    detailFirst: middle('detailFirst'),
    detailSecond: middle('detailSecond'),
    back10: middle('back10'),
    back100: middle('back100'),
    pageChange: middle('pageChange'),
    ...heap,
  }
}

const digits = (value: number) => value.toFixed(Math.abs(value) < 20 ? 1 : 0)

function table(floor: Row, application: Row): string {
  const lines = LINES.map(([key, label, goal]) => {
    const ratio = floor[key] > 0 ? (application[key] / floor[key]).toFixed(2) : '–'
    return `| ${label} | ${digits(floor[key])} | ${digits(application[key])} | ${ratio} | ${goal} |`
  })
  return ['| | floor | application | × floor | goal |', '|---|---|---|---|---|', ...lines].join(
    '\n',
  )
}

async function main(): Promise<void> {
  await ensureBuilt(ROOT_TARGET)
  const floorConfig = ['build', '--config', 'e2e/bench/floor/vite.config.ts']
  const built = await run(process.execPath, ['node_modules/vite/bin/vite.js', ...floorConfig], {
    env: { NODE_ENV: 'production' },
  })
  if (built.code !== 0) throw new Error(`The floor's build failed:\n${built.output}`)

  const browser = await findBrowser()
  const server = await startBenchServer()
  try {
    const samples = { floor: [] as Sample[], application: [] as Sample[] }
    for (let round = 1; round <= ROUNDS; round++) {
      console.log(`round ${round} of ${ROUNDS}`)
      samples.floor.push(await measure(browser, server.url, FLOOR))
      samples.application.push(await measure(browser, server.url, APPLICATION))
    }
    console.log('heap')
    const floorHeap = await measureHeap(browser, server.url, FLOOR)
    const applicationHeap = await measureHeap(browser, server.url, APPLICATION)
    console.log(`
Chromium, CPU slowed down 4 × (heap: not), HTTP/1.1 with brotli on loopback, empty profile, median of
${ROUNDS}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}. A link is hovered for 0.3 s before it is
clicked. The floor shows 25 rows at first, the application its default of 10. Load of the machine in the
last minutes: ${loadavg()[1]?.toFixed(1)} (much above 2, and only the ratios mean anything).
`)
    console.log(
      table(summary(samples.floor, floorHeap), summary(samples.application, applicationHeap)),
    )
    const paths = samples.application.at(-1)?.paths ?? []
    console.log(`\nRequested by the application to the first rows:\n${paths.join('\n')}`)
  } finally {
    await server.close()
  }
}

await (process.argv[2] === 'fixtures' ? benchFixtures() : main())
