import type { Locator, Page } from '@playwright/test'

type Box = { x: number; y: number; width: number; height: number }

/** How much of a text is on the screen. */
export type Seen = 'all' | 'part' | 'nothing'

/**
 * How much is to be read of texts, by their first and their last letter in a table's frame: where one is seen the screen looks otherwise while it has
 * no colour. What lies on it, a shadow too, may hide a letter from people and not from a press. Buttons in them are left out.
 */
export async function seenOf(page: Page, texts: Locator): Promise<Seen[]> {
  const letters = await texts.evaluateAll((elements) =>
    elements.map((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        if (!node.parentElement?.closest('button')) nodes.push(node)
      }
      const [first, last] = [nodes[0], nodes.at(-1)]
      if (!first || !last) throw new Error('There is no text')
      return [first, last].map((node) => {
        const length = node.textContent?.length ?? 0
        const range = document.createRange()
        range.setStart(node, node === first ? 0 : length - 1)
        range.setEnd(node, node === first ? 1 : length)
        const { x, y, width, height } = range.getBoundingClientRect()
        return { x, y, width, height }
      })
    }),
  )
  const frame = await texts.first().evaluate((element) => {
    const { x, width } = (
      element.closest('table')?.parentElement ?? element
    ).getBoundingClientRect()
    return { x, end: x + width }
  })
  const isInFrame = ({ x, width }: Box) => x >= frame.x && x + width <= frame.end
  const pictures = () =>
    inTurn(letters.flat(), async (clip) =>
      isInFrame(clip) ? (await page.screenshot({ clip })).toString('base64') : '',
    )
  const colour = (value: string) =>
    texts.evaluateAll((elements, to) => {
      for (const element of elements) if (element instanceof HTMLElement) element.style.color = to
    }, value)
  const before = await pictures()
  await colour('transparent')
  const without = await pictures()
  await colour('')
  const isSeen = before.map((picture, at) => picture !== without[at])
  return letters.map((_, at): Seen => {
    const [first, last] = [isSeen[2 * at], isSeen[2 * at + 1]]
    if (first !== last) return 'part'
    return first ? 'all' : 'nothing'
  })
}

/** One after the other: a page has one screen. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await act(item))
  return results
}
