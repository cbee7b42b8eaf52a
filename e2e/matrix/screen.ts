import type { Locator, Page } from '@playwright/test'
import type { ApplicationCall } from '../../fixtures/calls'
import type { CallTraits } from '../../src/testing/fault-matrix/expected'
import { expect } from '../test'
import type { World } from '../world'

/** A browser before a screen, and the world behind it. */
export interface Stage {
  page: Page
  world: World
}

/** A screen that is open, with everything in it that comes before the call. */
export interface Opened {
  /** makes the call as a person does; made again when it has failed */
  act: () => Promise<void>
  /** the first press of it, where more follow */
  press?: () => Promise<void>
  /** what shows when it went well */
  well: () => Promise<void>
  /** what shows when the call was told something else that it takes for an answer; `well` where that looks alike */
  taken?: () => Promise<void>
  /**
   * what was typed is still there
   *
   * @param isUnknown nobody knows yet whether it was done
   */
  kept?: (isUnknown: boolean) => Promise<void>
}

/** The screen from which a call is made. */
export interface Screen {
  traits: CallTraits
  /** the call's own message, in Chinese */
  failed: string
  /** a person waits for it: the dialog says why. Of others only their place on the page does */
  isAsked: boolean
  /** the dialog says what failed before it says why */
  saysWhatFailed?: true
  /** a read that failed stands in its place, with a button to try again */
  place?: (page: Page) => Locator
  /** what tries again; the button in that place unless it is named */
  retryOf?: (place: Locator) => Locator
  /** a write that failed is told here too; as a text of its own unless it is named */
  note?: (page: Page) => Locator
  /** a write that does no harm when it is done again: nobody looks what became of it */
  isRepeatable?: true
  /** it is made by the page as it comes, which can't be had offline */
  comesWithPage?: true
  /** its program is fetched with the first press: offline it can't be had, and the dialog says that */
  comesLate?: true
  /** the server is asked first what it has: offline that fails, and nothing is sent */
  looksFirst?: true
  /** what shows while the page waits for the call: before, its time has not begun */
  waits?: (page: Page) => Locator
  /** the field of the form that a refusal may name */
  field?: (page: Page) => Locator
  open: (stage: Stage) => Promise<Opened>
}

export const READ: CallTraits = { sends: 'read', answers: 'data' }
export const WRITE: CallTraits = { sends: 'write', answers: 'data' }

/** An alert on the page that says this. */
export const alertIn = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })

/** A page that is gone to by its address, with what shows on it in the end. */
interface Address {
  address: string
  well: (page: Page) => Promise<void>
  taken?: (page: Page) => Promise<void>
  kept?: (page: Page) => Promise<void>
}

/** A call that comes with a page: the address is the trigger. */
export function withPage(
  screen: Omit<Screen, 'comesWithPage' | 'open' | 'traits'> & Partial<Pick<Screen, 'traits'>>,
  person: string,
  addressOf: (stage: Stage) => Promise<Address>,
): Screen {
  return {
    traits: READ,
    comesWithPage: true,
    waits: (page) => page.getByRole('banner'),
    ...screen,
    open: async (stage) => {
      const { page, world } = stage
      const { address, well, taken, kept } = await addressOf(stage)
      await world.signIn(person)
      return {
        act: async () => {
          await page.goto(address)
        },
        well: () => well(page),
        ...(taken && { taken: () => taken(page) }),
        ...(kept && { kept: () => kept(page) }),
      }
    },
  }
}

/** Notes every file that the page saves from here on. */
export function savedFiles(page: Page) {
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
  return {
    /** one file is saved, and no second one */
    expectOne: () => expect.poll(() => names.length).toBe(1),
    expectNone: async () => expect(names).toEqual([]),
  }
}

/** The last request of a call was answered as it should be. */
export async function expectAnswered(world: World, call: ApplicationCall): Promise<void> {
  const last = async () => (await world.journal(call)).at(-1)
  await expect.poll(last).toMatchObject({ status: 200 })
}

let numbers = 0

/** Of every case its own: two documents that are alike, one right after the other, are nobody's to tell apart. */
export function nextNumber(): number {
  numbers += 1
  return numbers
}
