import { parseArgs } from 'node:util'
import { runScript } from './run'

// npm run soak -- [--minutes N]: the same work over and over in one page; what the page needs must not become more.
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })

const { code } = await runScript(
  'tools/e2e.ts',
  ['e2e/soak', '--workers=1', '--global-timeout=0'],
  { isShown: true, env: { SOAK_SECONDS: String(Number(values.minutes) * 60) } },
)
process.exitCode = code
