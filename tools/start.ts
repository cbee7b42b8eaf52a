import { StartError } from '../fixtures/cli/start-error'
import { serveAsTold } from '../fixtures/serve'
import { run, runScript } from './run'

// npm start: builds the application and serves it with the fixture server. Whoever is mistaken in an argument, or has such a
// server already, is told before anything is built.

/** What hangs is ended, however small the machine is. With a limit, the build ends with whoever waits for it. */
const LIMIT = 60 * 60_000

async function buildApplication(): Promise<void> {
  const options = { isShown: true, limit: LIMIT }
  const { code } = await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], options)
  if (code !== 0) throw new StartError('The application was not built')
  // As npm run build: it only tells.
  const { code: told } = await runScript('tools/budget.ts', ['--report'], options)
  // It only fails where this process was told to end.
  if (told !== 0) throw new StartError('The application was not built')
}

await serveAsTold(buildApplication)
