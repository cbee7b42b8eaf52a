import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from './statistics'
import { table } from './ui-report'

/** How long something took: by the clock, and what of this process's own it cost; ms. */
export interface Samples {
  wall: number[]
  cpu: number[]
}

const MICROSECONDS = 1000

/** CPU that this process has used so far, all of its threads, in ms. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / MICROSECONDS
}

/** Does something and takes its time. */
export async function timed(work: () => Promise<unknown>): Promise<{ wall: number; cpu: number }> {
  const cpu = cpuMs()
  const since = performance.now()
  await work()
  return { wall: performance.now() - since, cpu: cpuMs() - cpu }
}

/**
 * Does something several times.
 *
 * @param between ms before each, in which the copies that it lives on are made
 */
export async function sampled(
  rounds: number,
  work: () => Promise<unknown>,
  between = 0,
): Promise<Samples> {
  const samples: Samples = { wall: [], cpu: [] }
  for (let round = 0; round < rounds; round += 1) {
    if (between > 0) await pause(between)
    const { wall, cpu } = await timed(work)
    samples.wall.push(wall)
    samples.cpu.push(cpu)
  }
  return samples
}

const at = (values: readonly number[], share: number): string =>
  values.length === 0 ? '' : percentile(values, share).toFixed(1)

/** The lines of a report, as they come. */
export class FixtureReport {
  readonly #lines: string[][] = []

  /** @param cpu absent where other processes do the work */
  add(what: string, { wall, cpu = [] }: { wall: number[]; cpu?: number[] }, goal = ''): void {
    const shares = [at(wall, 0.5), at(wall, 0.95), at(wall, 1), at(cpu, 0.5), at(cpu, 0.95)]
    this.say([what, ...shares, goal])
  }

  /** A line of another kind: a number that is no time. */
  say(cells: string[]): void {
    this.#lines.push(cells)
    console.log(cells.join(' · '))
  }

  toString(): string {
    return table(['', 'p50', 'p95', 'most', 'CPU p50', 'CPU p95', 'goal'], this.#lines)
  }
}
