import fc from 'fast-check'
import { keepNotifications } from '../support/longer-times'
import { expect, test } from '../test'
import { closeEachTip, HANGS_MS } from './attempt'
import { Story } from './play'
import { inWords, step, type Step } from './steps'
import { Witness } from './witness'

/**
 * People at work at random: each story begins with the world as at first, and after each of its steps the laws hold. See
 * docs/tests.md, "Random walks".
 */

const SEED = Number(process.env['WALK_SEED'] ?? 20_261_122)
const STEPS = Number(process.env['WALK_STEPS'] ?? 25)
/** A story that fails is shortened by playing parts of it again: not too long to begin with. */
const STORY = 25
/** For so long a story that fails is made shorter; the shortest that was found by then is told. */
const SHORTENED_MS = 4 * 60_000
const STORIES = Math.max(1, Math.round(STEPS / STORY))

// The other window stands still while somebody else works in this browser, or nobody is signed in any more: what it reads
// of its own accord then is refused.
test.use({ orders: 44, expectedConsole: [/status of 40[013] .*\/balance\//] })

/** A step that may be left out, when a story that fails is made shorter. */
const perhaps = fc.option(step, { nil: undefined, freq: 100 })

const told = (steps: readonly Step[]) =>
  steps.map((each, index) => `${index + 1}. ${inWords(each)}`).join('\n')

for (let story = 0; story < STORIES; story += 1) {
  const seed = SEED + story
  test(`Whatever people do in ${STORY} steps, nothing is lost, doubled or falsely told (seed ${seed})`, async ({
    anotherBrowser,
    world,
  }) => {
    test.setTimeout(15 * 60_000)
    const witness = await anotherBrowser('server.ops')
    let until: number | undefined
    /** @throws with the story in words up to the step after which a law did not hold */
    const play = async (steps: readonly Step[]) => {
      await world.reset()
      await world.signIn('server.ops', witness.context())
      // Nothing of an earlier story is left in the browser.
      const first = await anotherBrowser()
      const context = first.context()
      const pages = [first, await context.newPage()] as const
      for (const page of pages) {
        await page.clock.install()
        // Shorter than what hangs: one that lies over a button goes in time.
        await keepNotifications(page, 20_000)
        // What hangs is wrong, and is told within the story.
        page.setDefaultTimeout(HANGS_MS)
        await closeEachTip(page)
        page.on('dialog', (dialog) => void dialog.accept())
      }
      const playing = new Story(world, pages, new Witness(witness))
      for (const [index, each] of steps.entries()) {
        try {
          await test.step(inWords(each), () => playing.play(each))
        } catch (error) {
          until ??= Date.now() + SHORTENED_MS
          const cause = error instanceof Error ? error.message : String(error)
          throw new Error(`${told(steps.slice(0, index + 1))}\n\n${cause}`, { cause: error })
        } finally {
          await world.clearFaults()
        }
      }
      await context.close()
    }
    const property = fc.asyncProperty(
      fc.array(perhaps, { minLength: STORY, maxLength: STORY }),
      async (steps) => {
        if (until !== undefined && Date.now() > until) return
        await play(steps.filter((each) => each !== undefined))
      },
    )
    const { errorInstance } = await fc.check(property, { seed, numRuns: 1 })
    const failure = errorInstance instanceof Error ? errorInstance.message : errorInstance
    expect(failure, 'the shortest story that fails').toBeFalsy()
  })
}
