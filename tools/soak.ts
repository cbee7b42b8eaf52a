import { argumentsOrExit, readSoakArguments } from './arguments'
import { runScript } from './run'

// npm run soak -- [--minutes N]: the same work over and over in one page; what the page needs must not become more.
const { seconds } = argumentsOrExit(readSoakArguments)

const { code } = await runScript(
  'tools/e2e.ts',
  ['e2e/soak', '--workers=1', '--global-timeout=0'],
  { isShown: true, env: { SOAK_SECONDS: String(seconds) } },
)
process.exitCode = code
