import { rmSync } from 'node:fs'
import { EXTERNAL_DOCUMENT } from '../../fixtures/testing/documents'
import { requestWorld, type ControlTransport } from '../../fixtures/testing/world-control'
import { WORLD_HEADER } from '../../fixtures/world-address'
import type { FixtureReport } from './fixture-samples'
import { spawnServer } from './fixture-start'

const WORKERS = 8
const DATA_FILE = '.cache/bench-workers.db'
/** What one worker does over and over in its world, as a test does it; the last makes it new. */
const STEPS = ['list', 'filter', 'detail', 'submit', 'cancel', 'reset'] as const
type Step = (typeof STEPS)[number]

type Times = Record<Step, number[]>

/** A worker's requests to its world. */
class Worker {
  readonly #origin: string
  readonly #headers: Record<string, string>

  constructor(origin: string, world: string) {
    this.#origin = origin
    this.#headers = { 'content-type': 'application/json', [WORLD_HEADER]: world }
  }

  /** @throws Error with what was answered when a request is refused */
  async post(path: string, body: object): Promise<{ code: string; gmtModified: string }> {
    const init = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) }
    const response = await fetch(this.#origin + path, init)
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined) this.#headers['cookie'] = cookie.split(';')[0] ?? ''
    const text = await response.text()
    const answer = (text === '' ? {} : JSON.parse(text)) as { success?: boolean; data?: unknown }
    if (!response.ok || answer.success === false) throw new Error(`${path} answered ${text}`)
    const [first] = Array.isArray(answer.data) ? (answer.data as unknown[]) : [answer.data]
    return first as { code: string; gmtModified: string }
  }

  async signIn(): Promise<void> {
    await this.post('/__fixtures/sign-in', { username: 'zhao.min' })
  }

  call(name: string, body: object) {
    return this.post(`/api/shopaccount/v1/balance/payment_order/${name}.json`, body)
  }
}

/** A round of a worker; each step is timed. */
async function round(worker: Worker, times: Times): Promise<void> {
  const take = async <Result>(step: Step, work: () => Promise<Result>): Promise<Result> => {
    const since = performance.now()
    const result = await work()
    times[step].push(performance.now() - since)
    return result
  }
  const { code } = await take('list', () => worker.call('list', { business: 1 }))
  await take('filter', () => worker.call('list', { business: 1, ownerName: '张' }))
  await take('detail', () => worker.call('detail', { code }))
  const raised = await take('submit', () => worker.call('submit', EXTERNAL_DOCUMENT))
  const { gmtModified } = await worker.call('detail', { code: raised.code })
  await take('cancel', () => worker.call('cancel', { code: raised.code, gmtModified }))
  await take('reset', () => worker.post('/__fixtures/reset', {}))
  // Sessions are part of what a reset makes new.
  await worker.signIn()
}

/** Eight workers, each in a world of its own of one server, all at once, as a suite of tests is. */
export async function benchWorkers(report: FixtureReport, rounds: number): Promise<void> {
  const server = await spawnServer(DATA_FILE, ['--orders', '200'])
  try {
    const transport: ControlTransport = async (method, path, headers, body) => {
      const init = { method, headers, ...(body !== undefined && { body }) }
      const response = await fetch(server.origin + path, init)
      return { status: response.status, text: await response.text() }
    }
    const times: Times = { list: [], filter: [], detail: [], submit: [], cancel: [], reset: [] }
    const since = performance.now()
    const work = async () => {
      const id = await requestWorld(transport, { orders: 200, now: undefined })
      const worker = new Worker(server.origin, id)
      await worker.signIn()
      for (let done = 0; done < rounds; done += 1) await round(worker, times)
    }
    await Promise.all(Array.from({ length: WORKERS }, work))
    const seconds = (performance.now() - since) / 1000
    for (const step of STEPS) report.add(`${WORKERS} workers: ${step}`, { wall: times[step] })
    const rate = (rounds * WORKERS * (STEPS.length + 2)) / seconds
    report.say([`${WORKERS} workers: requests a second: ${rate.toFixed(0)}`])
  } finally {
    server.end()
    for (const suffix of ['', '.lock']) rmSync(DATA_FILE + suffix, { force: true })
  }
}
