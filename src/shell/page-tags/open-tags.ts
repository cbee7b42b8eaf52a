import { deepEqual } from '@tanstack/react-router'
import * as v from 'valibot'
import { readUserValue, useUserValue, writeUserValue } from '@/session/user-storage'
import type { PageSearch } from '../pages'

/**
 * The pages that a person has open, each with a tag: in session storage, so that they are there after a
 * reload and after a lost session, in this browser tab and for this person only.
 */
export interface PageTag {
  key: string
  path: string
  /** of a list the whole URL as it was left, of a document at least its code */
  search: PageSearch
}

/** The start page: its tag is always there and always first. */
export const HOME_TAG: PageTag = { key: '/', path: '/', search: {} }

const NAME = 'open-pages'

const stored = v.fallback(
  v.array(
    v.object({
      key: v.string(),
      path: v.string(),
      search: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  ),
  [],
)

/** What was read from a stored value: every link of the shell asks, on every navigation. */
const known = new WeakMap<object, readonly PageTag[]>()

function read(value: unknown): readonly PageTag[] {
  if (typeof value !== 'object' || value === null) return []
  const tags = known.get(value) ?? v.parse(stored, value)
  known.set(value, tags)
  return tags
}

function write(username: string, tags: readonly PageTag[]): void {
  writeUserValue(username, NAME, tags.length === 0 ? undefined : tags)
}

/** A page is shown: it has a tag from now on, where it stood before or at the end. */
export function visitPage(username: string, tag: PageTag): void {
  if (tag.key === HOME_TAG.key) return
  const tags = read(readUserValue(username, NAME))
  const index = tags.findIndex(({ key }) => key === tag.key)
  if (index === -1) write(username, [...tags, tag])
  else if (!deepEqual(tags[index], tag)) {
    write(username, tags.with(index, tag))
  }
}

/** Takes the tags of pages away; the start page's stays. */
export function removeTags(username: string, keys: ReadonlySet<string>): void {
  const tags = read(readUserValue(username, NAME))
  write(
    username,
    tags.filter(({ key }) => !keys.has(key)),
  )
}

/** The tags of a person's open pages at this moment. */
export function openTags(username: string): readonly PageTag[] {
  return [HOME_TAG, ...read(readUserValue(username, NAME))]
}

/** The tags of a person's open pages in their order, the start page first. */
export function useOpenTags(username: string): readonly PageTag[] {
  return [HOME_TAG, ...read(useUserValue(username, NAME))]
}

/**
 * Where closing pages leads: to the last page that remains when the one that shows is among them.
 *
 * @returns undefined when one may stay where one is
 */
export function afterClosing(
  tags: readonly PageTag[],
  closed: ReadonlySet<string>,
  activeKey: string | undefined,
): PageTag | undefined {
  if (activeKey === undefined || !closed.has(activeKey)) return undefined
  return tags.findLast(({ key }) => key === HOME_TAG.key || !closed.has(key)) ?? HOME_TAG
}
