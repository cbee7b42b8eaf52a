import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test'
import type * as v from 'valibot'
import { CALLS, type CallName } from '../fixtures/calls'
import type { Exchange } from '../fixtures/credentials'
import type { faultRequest } from '../fixtures/faults/fault-schema'
import type { JournalEntry } from '../fixtures/journal'
import type { OutsideSystem } from '../fixtures/world'

/** A fault as it is asked for: what happens to which call, from which one on, how often. */
export type FaultRequest = v.InferInput<typeof faultRequest>

/** What a world is made with. */
export interface WorldOptions {
  /** payment orders of its seed */
  orders: number
  /** the time its clock stands at, as `YYYY-MM-DD HH:mm:ss` in China; undefined: the real time */
  now: string | undefined
}

/** `/api/manage/v1/menu/:app/:module` as a pattern for real paths. */
function pathPattern(call: CallName): RegExp {
  const path = CALLS.get(call)?.path ?? `/${call}`
  const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`${escaped.replaceAll(/:\w+/g, '[^/]+')}$`)
}

async function expectOk(response: APIResponse): Promise<APIResponse> {
  if (response.ok()) return response
  throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
}

/**
 * A backend of a test's own: data, sessions, clock, faults and journal that no other test sees. Faults
 * are set here, on the server, and never by intercepting requests in the page.
 */
export class World {
  readonly id: string
  /** Paths of calls on which a fault was set: the browser itself reports what fails there. */
  readonly faultedPaths: RegExp[] = []
  readonly #control: APIRequestContext
  readonly #context: BrowserContext

  private constructor(id: string, control: APIRequestContext, context: BrowserContext) {
    this.id = id
    this.#control = control
    this.#context = context
  }

  /** Asks the fixture server for a new world and lets a browser into it. */
  static async create(
    control: APIRequestContext,
    context: BrowserContext,
    { orders, now, origin }: WorldOptions & { origin: string },
  ): Promise<World> {
    const data = { orders, ...(now === undefined ? {} : { now }) }
    const response = await expectOk(await control.post('/__fixtures/worlds', { data }))
    const { id } = (await response.json()) as { id: string }
    const world = new World(id, control, context)
    await world.admit(context, origin)
    return world
  }

  /** Lets a browser's requests come to this world. */
  async admit(context: BrowserContext, origin: string): Promise<void> {
    await context.addCookies([{ name: 'fixture_world', value: this.id, url: origin }])
  }

  /** Signs a person in without the sign-in page, in the test's browser or another one. */
  async signIn(username: string, context = this.#context): Promise<void> {
    await expectOk(await context.request.post('/__fixtures/sign-in', { data: { username } }))
  }

  /** A credential that is good for one exchange. */
  async credential(username: string, exchange: Exchange): Promise<string> {
    const response = await this.#send('POST', 'credentials', { username, exchange })
    const { credential } = (await response.json()) as { credential: string }
    return credential
  }

  /** Sets a fault and gives its id. It acts on the next call unless `nth` and `times` say otherwise. */
  async fault(request: FaultRequest): Promise<string> {
    this.faultedPaths.push(pathPattern(request.call))
    const response = await this.#send('POST', 'faults', request)
    const { id } = (await response.json()) as { id: string }
    return id
  }

  /** Lets the calls that wait in a fault go on, and removes it. */
  async release(faultId: string): Promise<void> {
    await this.#send('POST', `faults/${faultId}/release`, {})
  }

  /** Removes all faults; what waits in one goes on. */
  async clearFaults(): Promise<void> {
    await this.#send('DELETE', 'faults')
  }

  /** Every request so far, in order of arrival; those of one call when it is named. */
  async journal(call?: CallName): Promise<JournalEntry[]> {
    const query = call === undefined ? '' : `?${new URLSearchParams({ call })}`
    const response = await this.#send('GET', `journal${query}`)
    return (await response.json()) as JournalEntry[]
  }

  /** Forgets the requests so far, so that a test looks at what comes from here on. */
  async clearJournal(): Promise<void> {
    await this.#send('DELETE', 'journal')
  }

  /** Data, sessions, faults, journal and clock as at first: everybody is signed out. */
  async reset(): Promise<void> {
    await this.#send('POST', 'reset', {})
  }

  /** Stops the clock at a moment, `YYYY-MM-DD HH:mm:ss` in China; `null` gives the real time back. */
  async clock(now: string | null): Promise<void> {
    await this.#send('PUT', 'clock', { now })
  }

  /** Takes a system outside the platform down, or brings it back. */
  async outside(system: OutsideSystem, up: boolean): Promise<void> {
    await this.#send('POST', 'outside', { system, up })
  }

  /** Gives the world back to the server, which tells of faults that were set and never met. */
  async remove(): Promise<readonly FaultRequest[]> {
    const response = await expectOk(
      await this.#control.delete(`/__fixtures/worlds/${this.id}`, {
        headers: { 'content-type': 'application/json' },
      }),
    )
    if (response.status() === 204) return []
    const { unmetFaults } = (await response.json()) as { unmetFaults: FaultRequest[] }
    return unmetFaults
  }

  async #send(method: string, path: string, data?: object): Promise<APIResponse> {
    return expectOk(
      await this.#control.fetch(`/__fixtures/${path}`, {
        method,
        headers: { 'x-fixture-world': this.id, 'content-type': 'application/json' },
        ...(data ? { data } : {}),
      }),
    )
  }
}
