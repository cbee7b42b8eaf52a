/**
 * The browser's storages. They may be full, and where a person forbids them even naming one throws:
 * nothing here does. What can't be read is not there, what can't be written is told.
 */
export type StorageArea = 'localStorage' | 'sessionStorage'

/** The text under a key; undefined when there is none. */
export function readText(area: StorageArea, key: string): string | undefined {
  try {
    return globalThis[area].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** @returns whether it is stored; what stood there before stays when it is not */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  try {
    globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeKey(area: StorageArea, key: string): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // A storage that can't be written holds nothing.
  }
}

export function storedKeys(area: StorageArea): string[] {
  try {
    return Object.keys(globalThis[area])
  } catch {
    return []
  }
}

/** The JSON under a key; undefined when there is none, or something else. */
export function readJson(area: StorageArea, key: string): unknown {
  const text = readText(area, key)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** As `writeText`, of a value that JSON can say. */
export function writeJson(area: StorageArea, key: string, value: unknown): boolean {
  try {
    return writeText(area, key, JSON.stringify(value))
  } catch {
    return false
  }
}
