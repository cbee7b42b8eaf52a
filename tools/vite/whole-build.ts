import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { makeOwnFolder, removeAbandoned } from '../../fixtures/own-folder.ts'
import { replaceFolder } from './replace-folder.ts'

/** Of folders in `.cache` that hold what is being built. */
const NAME = 'unfinished-build'

/** The path behind a link. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // Nothing is there yet.
    return path
  }
}

/** Whether a path leads into a folder. */
function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '' && !isAbsolute(way) && way.split(sep)[0] !== '..'
}

/**
 * Builds beside, and puts what was built in the place of the build before once it is whole: whoever serves that goes on
 * with it meanwhile, and a build that ends in the middle leaves it. A folder that Vite does not empty is written into as ever.
 */
export function wholeBuild(): Plugin {
  let target = ''
  let own = ''
  let isWritten = false
  const remove = () => rmSync(own, { recursive: true, force: true })
  return {
    name: 'whole-build',
    apply: 'build',
    enforce: 'post',
    config({ root = '.', build = {} }) {
      // One that watches writes again and again, without an end.
      if (build.watch) return undefined
      target = realPath(resolve(root, build.outDir ?? 'dist'))
      // Whatever else is in a folder that Vite would not empty stays there.
      const isEmptied = build.emptyOutDir ?? isBelow(realPath(resolve(root)), target)
      if (
        !isEmptied ||
        isBelow(target, realPath(resolve(root))) ||
        target === realPath(resolve(root))
      )
        return undefined
      const cache = resolve(root, '.cache')
      mkdirSync(cache, { recursive: true })
      removeAbandoned(cache, [NAME])
      own = makeOwnFolder(cache, NAME)
      // One that is killed leaves it to the next.
      process.once('exit', remove)
      return { build: { outDir: join(own, 'dist'), emptyOutDir: true } }
    },
    // The build is closed as well when it has failed, and is not always told so.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => void (isWritten = true),
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (own === '') return
        try {
          if (error || !isWritten) return
          await replaceFolder(target, join(own, 'dist'), join(own, 'before'))
          this.info(`The build is in ${target}`)
        } finally {
          remove()
          process.off('exit', remove)
        }
      },
    },
  }
}
