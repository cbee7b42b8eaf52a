import { useEffect } from 'react'
import * as v from 'valibot'
import { useUser } from '@/session/use-user'
import { readUserValue, useUserValue, writeUserValue } from '@/session/user-storage'
import { usePageKey } from '../page-cache/page-context'

/**
 * What the tag of a page tells about it: changes that are not saved, something typed that outlives the page and ends with the
 * session (a remark), or a write whose outcome is unknown. Kept with the tags, so that a reload, which mounts only one of the
 * pages, forgets none.
 */
export type PageMark = 'unsaved' | 'remark' | 'unknown'

const NAME = 'page-marks'

const stored = v.fallback(
  v.record(v.string(), v.array(v.picklist(['unsaved', 'remark', 'unknown'] satisfies PageMark[]))),
  {},
)

type Marks = Readonly<Record<string, readonly PageMark[]>>

function read(value: unknown): Marks {
  return value === undefined ? {} : v.parse(stored, value)
}

function write(username: string, marks: Marks): void {
  const some = Object.entries(marks).filter(([, of]) => of.length > 0)
  writeUserValue(username, NAME, some.length === 0 ? undefined : Object.fromEntries(some))
}

/** Marks the page that calls this, or takes the mark away. */
export function usePageMark(mark: PageMark, isMarked: boolean): void {
  const pageKey = usePageKey()
  const username = useUser()?.username
  useEffect(() => {
    if (username === undefined || pageKey === '') return
    const marks = read(readUserValue(username, NAME))
    const before = marks[pageKey] ?? []
    if (before.includes(mark) === isMarked) return
    const after = isMarked ? [...before, mark] : before.filter((other) => other !== mark)
    write(username, { ...marks, [pageKey]: after })
  }, [username, pageKey, mark, isMarked])
}

/** The pages are closed: nothing is told of them any more. */
export function removeMarks(username: string, keys: ReadonlySet<string>): void {
  const marks = Object.entries(read(readUserValue(username, NAME)))
  write(username, Object.fromEntries(marks.filter(([key]) => !keys.has(key))))
}

/** The keys of a person's open pages that have this mark, whether they are mounted or not. */
export function markedPages(username: string, mark: PageMark): string[] {
  const marks = Object.entries(read(readUserValue(username, NAME)))
  return marks.flatMap(([key, of]) => (of.includes(mark) ? [key] : []))
}

/** What the tags of a person's open pages tell, by page. */
export function usePageMarks(username: string): Marks {
  return read(useUserValue(username, NAME))
}
