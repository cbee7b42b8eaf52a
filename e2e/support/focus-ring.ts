import type { Locator } from '@playwright/test'

/**
 * How many px of the ring around an element are cut off by what it stands in, at the side where most is; 0 where it is whole.
 * The element has to have the focus.
 */
export const cutOffRing = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    if (outlineStyle === 'none') throw new Error('It has no ring')
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const cuts: number[] = []
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowClipMargin } = getComputedStyle(around)
      if (overflowX === 'visible') continue
      const room = overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) : 0
      const box = around.getBoundingClientRect()
      const [x, y] = [box.left + around.clientLeft, box.top + around.clientTop]
      cuts.push(
        x - room - (left - reach),
        y - room - (top - reach),
        right + reach - (x + around.clientWidth + room),
        bottom + reach - (y + around.clientHeight + room),
      )
      // What is further out scrolls, and brings it into sight.
      break
    }
    return Math.max(0, ...cuts)
  })
