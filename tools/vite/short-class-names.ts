import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Letters of the hash of a file's path: with the files of this application the same is not met twice. */
const FILE_LETTERS = 4

/**
 * Gives every class of the CSS modules a name that is its file's, and its number in it. In the build's default the name that
 * the source has stands in every one, which is loaded before the first rows by the hundred and which nobody reads.
 *
 * @param root the folder that paths are told from: names must not depend on where a build is made
 * @returns what Vite takes as `generateScopedName`. It throws when two files come to the same name.
 */
export function shortNames(root: string): (local: string, file: string) => string {
  const files = new Map<string, { path: string; locals: string[] }>()
  return (local, file) => {
    const path = relative(root, file.replace(/\?.*$/s, '')).split(sep).join('/')
    const name = createHash('sha256').update(path).digest('hex')
    const prefix = BigInt(`0x${name}`).toString(36).slice(-FILE_LETTERS)
    const known = files.get(prefix) ?? { path, locals: [] }
    if (known.path !== path) {
      throw new Error(
        `The classes of ${known.path} and ${path} would have the same names: rename one`,
      )
    }
    if (!known.locals.includes(local)) known.locals.push(local)
    files.set(prefix, known)
    return `_${prefix}${known.locals.indexOf(local).toString(36)}`
  }
}

/** Builds with short names of classes; while one develops they are those of the source. */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    config: ({ root = process.cwd() }, { command }) =>
      command === 'build' ? { css: { modules: { generateScopedName: shortNames(root) } } } : {},
  }
}
