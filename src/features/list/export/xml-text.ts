const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['amp', '&'],
])

/** The text that an attribute stands for; what is no entity of XML itself stays. */
export function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:#x?([\da-f]+)|\w+);/gi, (whole: string, number?: string) => {
    if (number === undefined) return ENTITIES.get(whole.slice(1, -1)) ?? whole
    const point = Number.parseInt(number, /^&#x/i.test(whole) ? 16 : 10)
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })
}
