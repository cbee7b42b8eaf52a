import type { OpenableEntry } from '../openable-entries'

/** What an entry is told from its neighbours by: two may lead to one screen with other filters. */
export function entryKey({ name, path, search }: OpenableEntry): string {
  return path ? path + JSON.stringify(search ?? {}) : name
}
