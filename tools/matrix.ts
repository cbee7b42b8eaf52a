import { parseArgs } from 'node:util'
import { runScript } from './run'

// npm run matrix -- [--call NAME] [--seed N --cases N] [--grep TEXT] [--workers N]: every call under every fault through its
// screen, or those that are asked for. Without --cases all of them.
const { values } = parseArgs({
  options: {
    call: { type: 'string' },
    seed: { type: 'string' },
    cases: { type: 'string', default: 'all' },
    grep: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
})

const { call, seed, cases, grep, workers } = values
const { code } = await runScript(
  'tools/e2e.ts',
  [
    'e2e/matrix',
    `--workers=${workers}`,
    '--global-timeout=0',
    ...(grep === undefined ? [] : ['--grep', grep]),
  ],
  {
    isShown: true,
    env: {
      MATRIX_CASES: cases,
      ...(call !== undefined && { MATRIX_CALL: call }),
      ...(seed !== undefined && { MATRIX_SEED: seed }),
    },
  },
)
process.exitCode = code
