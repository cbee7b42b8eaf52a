import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Plugin, type Rolldown, minify, transformWithOxc } from 'vite'
import type { BootPlan } from '../../src/boot.ts'
import { planRouteChunks } from './route-chunks.ts'

const SOURCE = 'src/boot.ts'
const HEAD = /<meta charset[^>]*>/

/** In development nothing is preloaded. */
const NO_CHUNKS = { chunks: [], routes: {}, catalogues: {}, besides: {} }

/** `src/boot.ts` as a classic script: no types, no module syntax, no global names, the plan inside. */
export async function compileBootScript(root: string, plan: BootPlan): Promise<string> {
  const file = resolve(root, SOURCE)
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' })
  // Types are all that the file exports, and what is left of that is an empty export at the end.
  const body = code
    .replace(/\bexport\s*\{\s*\};?\s*$/, '')
    .replace(/\bBOOT_PLAN\b/, () => `(${JSON.stringify(plan)})`)
  const result = await minify('boot.js', `(()=>{${body}})()`, { module: false })
  const [error] = result.errors
  if (error) throw new Error(`${SOURCE} can't be a classic script: ${error.message}`)
  return result.code.trim()
}

/** The page with the script first in its head, right behind the declaration of the character set. */
function withScript(html: string, src: string): string {
  return html.replace(HEAD, (charset) => `${charset}\n    <script src="${src}"></script>`)
}

/** One hash over everything that is served: the same content has the same version, whenever it was built. */
function contentVersion(bundle: Rolldown.OutputBundle, html: string): string {
  const hash = createHash('sha256').update(html)
  for (const output of Object.values(bundle).toSorted((a, b) =>
    a.fileName < b.fileName ? -1 : 1,
  )) {
    if (output.fileName === 'index.html') continue
    hash.update(output.fileName).update(output.type === 'chunk' ? output.code : output.source)
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Builds the boot script with the bundle's own file names inside, puts it first into the page, and
 * states the build's version: in `version.json`, which the running application polls, and in the page's
 * `<meta name="app-version">`, which tells it what it is itself. (In a constant of the code, the version
 * would change the content that it is the hash of.)
 */
export function bootScript({ httpsHosts }: { httpsHosts: readonly string[] }): Plugin {
  let root = ''
  let base = '/'
  return {
    name: 'boot-script',
    // Behind Vite's own plugins: the page must have been emitted.
    enforce: 'post',
    configResolved(config) {
      root = config.root
      base = config.base
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${base}boot.js` && request.url !== '/boot.js') {
          next()
          return
        }
        compileBootScript(root, { ...NO_CHUNKS, base, httpsHosts }).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server ? withScript(html, `${base}boot.js`) : html),
    },

    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const source = await compileBootScript(root, { ...planRouteChunks(bundle, base), httpsHosts })
      const reference = this.emitFile({ type: 'asset', name: 'boot.js', source })
      const html = withScript(String(page.source), `${base}${this.getFileName(reference)}`)
      const version = contentVersion(bundle, html)
      page.source = html.replace(
        HEAD,
        (charset) => `${charset}\n    <meta name="app-version" content="${version}" />`,
      )
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: `${JSON.stringify({ version, base })}\n`,
      })
    },
  }
}
