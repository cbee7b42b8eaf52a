import { expect, type BrowserContext } from '@playwright/test'
import type { CallName } from '../fixtures/calls'
import type { Exchange } from '../fixtures/credentials'
import type { JournalEntry } from '../fixtures/journal'
import type { ArrangedPayment } from '../fixtures/arrange/arranger'
import type { World as BrowserWorld } from '../fixtures/testing/playwright-world'
import type { ArrangeRequest, FaultRequest } from '../fixtures/testing/world-control'
import type { OutsideSystem } from '../fixtures/world'
import { watchRequests } from './support/requests'

export type { FaultRequest }

/** A fault as the server lists it, as far as it is read here. */
interface SetFault {
  id: string
  /** how many requests it has acted on */
  applied: number
}

/**
 * A backend of a test's own, as `fixtures/testing` gives it to every suite, in the short words of this one:
 * the browser is the test's own unless another is named. Faults are set on the server, and never by
 * intercepting requests in the page.
 */
export class World {
  readonly #world: BrowserWorld
  readonly #context: BrowserContext
  /** The addresses of what the test's browser is fetching. */
  readonly underWay: () => string[]

  constructor(world: BrowserWorld, context: BrowserContext) {
    this.#world = world
    this.#context = context
    this.underWay = watchRequests(context)
  }

  get id(): string {
    return this.#world.id
  }

  /** Signs somebody in without the sign-in page, in the test's browser or another one. */
  async signIn(username: string, context = this.#context): Promise<void> {
    await this.#world.signIn(context, { username })
  }

  /** A credential that is good for one exchange. */
  async credential(username: string, exchange: Exchange): Promise<string> {
    return this.#world.credential({ username }, exchange)
  }

  /** Sets a fault and gives its id. It acts on the next call unless `nth` and `times` say otherwise. */
  fault(request: FaultRequest): Promise<string> {
    return this.#world.faults.set(request)
  }

  /** Lets the calls that wait in a fault go on, and removes it: not before one waits, or it would pass as if there were none. */
  async release(faultId: string): Promise<void> {
    const isMet = async () => {
      const faults = (await this.#world.control('GET', '/faults')) as SetFault[]
      return faults.some(({ id, applied }) => id === faultId && applied > 0)
    }
    await expect.poll(isMet, `a request has met fault ${faultId}`).toBe(true)
    await this.#world.faults.release(faultId)
  }

  /** Removes all faults; what waits in one goes on. */
  clearFaults(): Promise<void> {
    return this.#world.faults.clear()
  }

  /** Every request so far, in order of arrival; those of one call when it is named. */
  journal(call?: CallName): Promise<JournalEntry[]> {
    return this.#world.journal.list(call === undefined ? {} : { call })
  }

  /** Forgets the requests so far, so that a test looks at what comes from here on. */
  clearJournal(): Promise<void> {
    return this.#world.journal.clear()
  }

  /** Data, sessions, faults, journal and clock as at first: everybody is signed out. */
  reset(): Promise<void> {
    return this.#world.reset()
  }

  /** Stops the clock at a moment, `YYYY-MM-DD HH:mm:ss` in China; `null` gives the real time back. */
  clock(now: string | null): Promise<void> {
    return this.#world.clock.set(now)
  }

  /** Takes a system outside the platform down, or brings it back. */
  outside(system: OutsideSystem, up: boolean): Promise<void> {
    return this.#world.outside(system, up)
  }

  /** Makes orders by the platform's own rules, in the order in which they are asked for. */
  async arrange(orders: ArrangeRequest['orders']): Promise<ArrangedPayment[]> {
    return (await this.#world.arrange({ orders })).orders
  }

  /** Rows that by the rules of the platform can not be. Empty is well. */
  contradictions() {
    return this.#world.contradictions()
  }
}
