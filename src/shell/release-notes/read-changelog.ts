/** A version of the application, as CHANGELOG.md tells of it. */
export interface Release {
  /** as `1.1.0` */
  version: string
  /** the day in China, as `YYYY-MM-DD` */
  day: string
  /** what is new, a sentence each, by language */
  notes: Readonly<Record<string, readonly string[]>>
}

const VERSION = /^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/
const LANGUAGE = /^### (\w+)$/

/**
 * What a changelog says: `## version (day)`, below it `### language`, below that a list. Everything above the
 * first version is for those who write it.
 */
export function readChangelog(text: string): Release[] {
  const releases: (Release & { notes: Record<string, string[]> })[] = []
  let notes: string[] | undefined
  for (const line of text.split('\n')) {
    const [, version, day] = VERSION.exec(line) ?? []
    if (version !== undefined && day !== undefined) {
      releases.push({ version, day, notes: {} })
      notes = undefined
      continue
    }
    const release = releases.at(-1)
    const language = LANGUAGE.exec(line)?.[1]
    if (release !== undefined && language !== undefined) {
      notes = release.notes[language] = []
      continue
    }
    if (line.startsWith('- ')) notes?.push(line.slice(2).trim())
    else if (/^ {2}\S/.test(line)) notes?.push(`${notes.pop() ?? ''} ${line.trim()}`)
  }
  return releases
}
