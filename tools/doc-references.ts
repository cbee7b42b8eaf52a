import { dirname, posix } from 'node:path'

/** A text file of the project by its path, with `/` between folders. */
export interface TextFile {
  path: string
  text: string
}

/** `docs/domain/orders.md` in a comment, and the sections named behind it: `, "The chain" and "Budget"`. */
const REFERENCE = /\bdocs\/[\w/-]+(?:\.[a-z]+)?((?:(?:, and|,| and)\s*"[^"]+")*)/g
const SECTION = /"([^"]+)"/g
const LINK = /\]\((?!https?:|#)([^)#\s]+)(?:#([\w-]+))?\)|\]\(#([\w-]+)\)/g
const HEADING = /^#+ (.+)$/gm
/** Where the next line of a comment goes on. */
const LINE_BREAK = /\s*\n\s*(?:\*|\/\/)?\s*/g

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/**
 * References that lead nowhere: a page of docs/ that a comment names and that is not there, a section
 * that its page does not have, a link between pages to a missing file or heading.
 *
 * @param files every text file of the project
 * @param paths every file and folder, pictures too
 */
export function brokenReferences(
  files: readonly TextFile[],
  paths: ReadonlySet<string>,
): readonly string[] {
  const headings = new Map(
    files
      .filter(({ path }) => path.endsWith('.md'))
      .map(({ path, text }) => [path, [...text.matchAll(HEADING)].map(([, name = '']) => name)]),
  )
  return files.flatMap((file) => [
    ...brokenMentions(file, headings, paths),
    ...(file.path.endsWith('.md') ? brokenLinks(file, headings, paths) : []),
  ])
}

type Headings = ReadonlyMap<string, readonly string[]>

function brokenMentions(
  { path, text }: TextFile,
  headings: Headings,
  paths: ReadonlySet<string>,
): string[] {
  const problems: string[] = []
  for (const [mention, sections = ''] of text.replaceAll(LINE_BREAK, ' ').matchAll(REFERENCE)) {
    const page = mention.slice(0, mention.length - sections.length).replace(/\/$/, '')
    if (!paths.has(page)) {
      problems.push(`${path} names ${page}, which is not there`)
      continue
    }
    for (const [, section = ''] of sections.matchAll(SECTION)) {
      if (!headings.get(page)?.includes(section)) {
        problems.push(`${path} names "${section}" of ${page}, which has no such section`)
      }
    }
  }
  return problems
}

function brokenLinks(
  { path, text }: TextFile,
  headings: Headings,
  paths: ReadonlySet<string>,
): string[] {
  const problems: string[] = []
  for (const [, to, anchor, own] of text.matchAll(LINK)) {
    const target = to === undefined ? path : posix.normalize(posix.join(dirname(path), to))
    const page = target.replace(/\/$/, '')
    const name = anchor ?? own
    if (!paths.has(page)) problems.push(`${path} links to ${page}, which is not there`)
    else if (name !== undefined && !headings.get(page)?.some((each) => anchorOf(each) === name)) {
      problems.push(`${path} links to #${name} of ${page}, which has no such section`)
    }
  }
  return problems
}
