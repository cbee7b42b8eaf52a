import { cp, readdir, rename as renameOnDisk, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

type Rename = (from: string, to: string) => Promise<void>

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}

const isNamed = (file: string) => file.startsWith(`assets${sep}`)

/** What others name comes first and goes last, so that at no time a page asks for what is not there. */
async function replaceFiles(target: string, made: string): Promise<void> {
  const files = await filesOf(made)
  const inOrder = [...files.filter(isNamed), ...files.filter((file) => !isNamed(file)).toSorted()]
  for (const file of inOrder) await cp(join(made, file), join(target, file))
  const kept = new Set(files)
  const others = (await filesOf(target)).filter((file) => !kept.has(file))
  await Promise.all(others.map((file) => rm(join(target, file), { force: true })))
}

/** Gives the folder that is there another name. @returns false when that can't be done */
async function putAway(target: string, aside: string, rename: Rename): Promise<boolean> {
  try {
    await rename(target, aside)
  } catch (error) {
    // There was none.
    if (codeOf(error) !== 'ENOENT') return false
  }
  return true
}

/** What is given the name of a folder that somebody else has put there meanwhile. */
const TAKEN: readonly unknown[] = ['ENOTEMPTY', 'EEXIST']

/**
 * Puts a folder in another one's place, which is not there for the time between two names only. Where a folder can't be given
 * another name, because it is mounted, lies on another disk, or Windows has a file of it open, its files are replaced one by one.
 *
 * @param target the folder's own path, no link to it
 * @param made what takes its place
 * @param aside where the one that was there is left; nothing is there yet
 */
export async function replaceFolder(
  target: string,
  made: string,
  aside: string,
  rename: Rename = renameOnDisk,
): Promise<void> {
  if (!(await putAway(target, aside, rename))) {
    await replaceFiles(target, made)
    return
  }
  try {
    await rename(made, target)
  } catch (error) {
    if (TAKEN.includes(codeOf(error))) {
      await rm(aside, { recursive: true, force: true })
      await replaceFolder(target, made, aside, rename)
      return
    }
    // What was there stands in the meantime.
    await rename(aside, target).catch(() => undefined)
    await replaceFiles(target, made)
  }
}
