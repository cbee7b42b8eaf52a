/**
 * Markup without what a browser reports as against the page's policy as soon as it is parsed, although it never runs:
 * handlers and bases get names that nothing knows, and go with all others that are not allowed. Words beside the tags stay.
 */
export function quietMarkup(html: string): string {
  let mayBeOpen: readonly string[] = []
  const stretches = html.split('>').map((stretch) => {
    const ends = mayBeOpen.map((quote) => stretch.indexOf(quote)).filter((at) => at >= 0)
    const starts = [stretch.search(/<[a-z]/i), ...ends].filter((at) => at >= 0)
    const from = starts.length > 0 ? Math.min(...starts) : stretch.length
    mayBeOpen = ['"', "'"].filter((quote) => beginsValue(stretch, quote) ?? mayBeOpen.includes(quote)) // prettier-ignore
    return stretch.slice(0, from) + withoutHandlers(stretch.slice(from))
  })
  return stretches.join('>').replaceAll(/<base\b/gi, '<x-base')
}

/**
 * Whether the last such quote of a stretch may begin a value, in which the `>` behind the stretch would not end the tag;
 * undefined where there is none. An attribute stands behind the beginning of a tag, or, where a `>` stood between, behind the
 * quote that ended the value around it: what has neither in front of it since the last `>` is in no tag.
 */
function beginsValue(stretch: string, quote: string): boolean | undefined {
  const at = stretch.lastIndexOf(quote)
  return at < 0 ? undefined : stretch.slice(0, at).trimEnd().endsWith('=')
}

const withoutHandlers = (markup: string) =>
  markup.replaceAll(/(?<=[\s"'/])on(?=\w{3,}\s*=)/gi, 'x-on')
