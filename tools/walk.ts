import { parseArgs } from 'node:util'
import { runScript } from './run'

// npm run walk -- [--steps N] [--seed N] [--workers N]: people at work at random, in stories of 25 steps.
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    workers: { type: 'string', default: '2' },
  },
})

console.log(`seed ${values.seed}`)
const { code } = await runScript(
  'tools/e2e.ts',
  ['e2e/walk', `--workers=${values.workers}`, '--global-timeout=0'],
  {
    isShown: true,
    env: { WALK_STEPS: values.steps, WALK_SEED: values.seed },
  },
)
process.exitCode = code
