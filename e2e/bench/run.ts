import { BenchArgumentError, FIXTURE_PARTS, readBenchArguments, UI_PARTS } from './bench-arguments'
import { benchFixtures } from './fixtures'
import { benchUi } from './ui'

// npm run bench: how fast application and fixture server are. Nothing is asserted: times drift with the
// machine, so that only figures of one run can be held against each other. docs/bench.md says how to read it.

try {
  const request = readBenchArguments(process.argv.slice(2))
  const has = (part: (typeof request.parts)[number]) => request.parts.includes(part)
  const uiParts = UI_PARTS.filter(has)
  const fixtureParts = FIXTURE_PARTS.filter(has)
  if (uiParts.length > 0) await benchUi(request, uiParts)
  if (fixtureParts.length > 0) await benchFixtures(request, fixtureParts)
} catch (error) {
  if (!(error instanceof BenchArgumentError)) throw error
  console.error(error.message)
  // As of the other tools: 1 is what a run that fails ends with.
  process.exitCode = 2
}
