/**
 * Markup without what a browser reports as against the page's policy as soon as it is parsed, although it never runs:
 * handlers and bases get names that nothing knows, and go with all others that are not allowed. Words in front of
 * the first tag stay as they are.
 */
export function quietMarkup(html: string): string {
  const start = html.search(/<[a-z]/i)
  if (start < 0) return html
  const markup = html
    .slice(start)
    .replaceAll(/(?<=[\s"'/])on(?=\w{3,}\s*=)/gi, 'x-on')
    .replaceAll(/<base\b/gi, '<x-base')
  return html.slice(0, start) + markup
}
