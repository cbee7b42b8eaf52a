import { argumentsOrExit, readMatrixArguments } from './arguments'
import { runScript } from './run'

// npm run matrix -- [--call NAME] [--seed N --cases N] [--grep TEXT] [--workers N]: every call under every fault through its
// screen, or those that are asked for. Without --cases all of them.
const { call, seed, cases, grep, workers } = argumentsOrExit(readMatrixArguments)
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
