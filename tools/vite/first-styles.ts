import type { Plugin } from 'vite'

const IMPORTER = '/src/app/first-styles.ts'

/**
 * Keeps style sheets in the entry that imports them for their rules alone. Vite takes the sheet of a CSS module to be
 * needed where its class names are, and would leave it to the part that is loaded later.
 */
export function firstStyles(): Plugin[] {
  const wanted = new Set<string>()
  return [
    {
      name: 'first-styles-found',
      apply: 'build',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        if (!importer?.replaceAll('\\', '/').endsWith(IMPORTER)) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (found) wanted.add(found.id)
        return found
      },
    },
    {
      name: 'first-styles-kept',
      apply: 'build',
      // Behind Vite's own styles, which say that such a module does nothing by itself.
      enforce: 'post',
      transform: (code, id) =>
        wanted.has(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ]
}
