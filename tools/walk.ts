import { argumentsOrExit, readWalkArguments } from './arguments'
import { runScript } from './run'

// npm run walk -- [--steps N] [--seed N] [--workers N]: people at work at random, in stories of 25 steps.
const { steps, seed, workers } = argumentsOrExit(readWalkArguments)

console.log(`seed ${seed}`)
const { code } = await runScript(
  'tools/e2e.ts',
  ['e2e/walk', `--workers=${workers}`, '--global-timeout=0'],
  {
    isShown: true,
    env: { WALK_STEPS: steps, WALK_SEED: seed },
  },
)
process.exitCode = code
