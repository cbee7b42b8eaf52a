/**
 * What a person chose or did, in this browser, to be remembered. Stored under the person, so that two people at one
 * computer do not share it; unreadable or missing values read as undefined.
 */
export function readStored(kind: string, username: string, subject: string): unknown {
  try {
    const text = localStorage.getItem(keyOf(kind, username, subject))
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** Remembers a choice; a full or closed storage only costs the memory of it. */
export function writeStored(kind: string, username: string, subject: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(kind, username, subject), JSON.stringify(value))
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}

function keyOf(kind: string, username: string, subject: string): string {
  return `shopaccount.${kind}.${username}.${subject}`
}
