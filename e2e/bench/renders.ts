import type { Page } from '@playwright/test'

/** How many components React rendered, and how many frames ago it last did. */
interface Counter {
  components: number
  quietFrames: number
}

type Counted = typeof globalThis & { renders: Counter }

/** So many frames without a render, and what was started is over. */
const QUIET_FRAMES = 20

/**
 * Counts the components that React renders in this page, by the hook that React's own tools use. It works
 * in every build, the shipped one too, and unlike a time it does not drift with the machine's load. Call
 * it before the page is opened.
 */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Fiber {
      tag: number
      flags: number
      subtreeFlags: number
      alternate: Fiber | null
      child: Fiber | null
      sibling: Fiber | null
    }
    /** functions, classes, and those behind forwardRef and memo */
    const componentTags = [0, 1, 11, 15]
    const performedWork = 1
    const counter: Counter = { components: 0, quietFrames: 0 }
    const count = (first: Fiber | null): number => {
      let rendered = 0
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const { alternate, child, flags, subtreeFlags, tag } = fiber
        const isUntouched =
          alternate !== null &&
          child === alternate.child &&
          ((flags | subtreeFlags) & performedWork) === 0
        if (isUntouched) continue
        if ((flags & performedWork) !== 0 && componentTags.includes(tag)) rendered++
        if (child !== alternate?.child) rendered += count(child)
      }
      return rendered
    }
    const hook = {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
        counter.components += count(root.current.child)
        counter.quietFrames = 0
      },
    }
    const nextFrame = () => {
      counter.quietFrames++
      requestAnimationFrame(nextFrame)
    }
    requestAnimationFrame(nextFrame)
    Object.assign(globalThis, { renders: counter, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
}

/** How many components were rendered since this was asked last, once the page is quiet. */
export async function takeRenders(page: Page): Promise<number> {
  await page.waitForFunction(
    (frames) => (globalThis as Counted).renders.quietFrames > frames,
    QUIET_FRAMES,
  )
  return page.evaluate(() => {
    const counter = (globalThis as Counted).renders
    const { components } = counter
    counter.components = 0
    return components
  })
}
