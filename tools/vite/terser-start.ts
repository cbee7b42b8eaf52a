import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Lets Terser shorten what is loaded before the first rows, ahead of the bundler's own minifier: it looks further for what can
 * be written shorter, which takes a hundred times as long and is worth it here only. Names are left to the bundler, which comes
 * afterwards.
 */
export function terserStart(): Plugin {
  let isMinified = false
  return {
    name: 'terser-start',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      isMinified = build.minify !== false
    },
    async renderChunk(source, { isEntry }) {
      if (!isMinified || !isEntry) return null
      const { code } = await minify(source, {
        module: true,
        ecma: 2020,
        compress: { passes: 3 },
        mangle: false,
        format: { comments: false },
      })
      if (code === undefined) throw new Error('Terser gave no code for the entry')
      return { code, map: null }
    },
  }
}
