import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

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
  /** leaves the processors to others, and takes what they don't use */
  isYielding?: boolean
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What a command is given to end by itself, and to take what it has started along. */
const GRACE = 10_000

/** Commands in groups of their own: Ctrl+C in a terminal does not reach them. */
const groups = new Set<ChildProcess>()

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}

function endGroups(signal: NodeJS.Signals): void {
  for (const child of groups) signalGroup(child, signal)
  process.exitCode = 1
}

function keepGroup(child: ChildProcess): void {
  if (groups.size === 0) for (const signal of SIGNALS) process.on(signal, endGroups)
  groups.add(child)
}

function forgetGroup(child: ChildProcess): void {
  if (!groups.delete(child) || groups.size > 0) return
  for (const signal of SIGNALS) process.off(signal, endGroups)
}

/**
 * Lets all others go first. Where a system doesn't allow it the command only takes its share.
 *
 * @param isAlone whether the command has a group of its own
 */
function yieldToOthers({ pid }: ChildProcess, isAlone: boolean): void {
  if (pid === undefined) return
  const { PRIORITY_LOW } = constants.priority
  try {
    setPriority(pid, PRIORITY_LOW)
    // Linux shares its processors out among sessions first. A group of its own is one; another's is not ours to slow down.
    if (isAlone) writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW))
  } catch {
    // No such system, or the command has ended.
  }
}

/** Runs a command to its end. A command that can't be started has failed, with the reason as its output. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Run> {
  const { env, isShown = false, isYielding = false, limit } = options
  return new Promise((resolve) => {
    let output = ''
    // In a group of its own, so that the time limit also ends what the command has started.
    const isAlone = limit !== undefined && process.platform !== 'win32'
    const child = spawn(command, args, {
      detached: isAlone,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (limit !== undefined) keepGroup(child)
    if (isYielding) yieldToOthers(child, isAlone)
    const timer =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            output += `\nended after ${limit / 1000} s without a result\n`
            // Asked first: Playwright's servers are in groups of their own, and it alone can end them.
            signalGroup(child, 'SIGINT')
            setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE).unref()
          }, limit)
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      if (isShown) stream.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    child.on('error', (error) => {
      clearTimeout(timer)
      forgetGroup(child)
      resolve({ code: 1, output: `${output}${error.message}\n` })
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      forgetGroup(child)
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
