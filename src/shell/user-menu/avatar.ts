/**
 * Where a person's picture may be taken from. Asking another origin for it would tell that origin who
 * works here and when, so only pictures of this origin and those that come with the address are shown.
 *
 * @returns undefined when there is none to show
 */
export function avatarSource(
  avatar: string | undefined,
  origin: string = location.origin,
): string | undefined {
  const text = avatar?.trim()
  if (!text) return undefined
  if (/^data:image\//i.test(text)) return text
  try {
    const { href, origin: found } = new URL(text, `${origin}/`)
    return found === origin ? href : undefined
  } catch {
    return undefined
  }
}

/** What stands in place of a picture: the first character of a Chinese name, else up to two initials. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/[\s._-]+/)
  const [initial = ''] = first
  if (/\p{Script=Han}/u.test(initial)) return initial
  const [other = ''] = second
  return (initial + other).toUpperCase()
}
