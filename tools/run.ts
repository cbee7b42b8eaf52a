import { spawn } from 'node:child_process'

/** How a command ended. */
export interface Run {
  /** exit code; 1 when a signal or the time limit ended it */
  code: number
  /** what it printed, both streams in the order in which they came */
  output: string
}

interface RunOptions {
  env?: NodeJS.ProcessEnv
  /** shows what the command prints while it runs, besides keeping it */
  isShown?: boolean
  /** milliseconds after which the command and all that it started are ended */
  limit?: number
}

/** Runs a command to its end. A command that can't be started has failed, with the reason as its output. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Run> {
  const { env, isShown = false, limit } = options
  return new Promise((resolve) => {
    let output = ''
    // In a group of its own, so that the time limit also ends what the command has started.
    const child = spawn(command, args, {
      detached: limit !== undefined && process.platform !== 'win32',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const timer =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            output += `\nended after ${limit / 1000} s without a result\n`
            if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL')
            else process.kill(-child.pid, 'SIGKILL')
          }, limit)
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      if (isShown) stream.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    child.on('error', (error) => {
      clearTimeout(timer)
      resolve({ code: 1, output: `${output}${error.message}\n` })
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Runs a TypeScript file of the project with this Node. */
export function runScript(
  file: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<Run> {
  return run(process.execPath, ['--import', 'tsx', file, ...args], options)
}
