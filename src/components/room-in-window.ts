import type { PopoverProps } from '@mantine/core'

/** Lower than this it goes to the other side of what it belongs to, in px, where a side can have so much. */
const LEAST_HEIGHT = 260

/** Free above and below it, in px. */
const GAP = 8

/**
 * What opens beside a control is as large as there is room for. In a low window neither side of the control has much, and it is held
 * to the larger one: one of the two has half of what the control leaves. Its contents come a moment later than itself: what is
 * empty has room anywhere, and would be held to that, however little it is.
 */
export const SIZED: NonNullable<PopoverProps['middlewares']> = {
  size: {
    padding: GAP,
    apply: ({ availableWidth, availableHeight, elements, rects }) => {
      const half = (innerHeight - rects.reference.height) / 2 - 2 * GAP
      elements.floating.style.maxWidth = `${availableWidth}px`
      elements.floating.style.maxHeight = `${Math.max(availableHeight, Math.min(LEAST_HEIGHT, half))}px`
    },
  },
}
