import { existsSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const TEXT = /\.(?:js|css|html|svg|json)$/
/** A smaller file gains less than the header that says it is compressed. */
const SMALLEST = 512

/** A file's best brotli form: what a server should send, and what the budget counts. */
function brotli(content: Uint8Array): Promise<Buffer> {
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  })
}

/** How many bytes of a file's body are sent: a small one goes as it is. */
export async function sizeSent(content: Uint8Array): Promise<number> {
  return content.byteLength <= SMALLEST ? content.byteLength : (await brotli(content)).byteLength
}

async function compressBeside(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.byteLength <= SMALLEST) return
  await Promise.all([
    brotli(content).then((compressed) => writeFile(`${file}.br`, compressed)),
    gzipAsync(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ])
}

/** Writes a brotli and a gzip form beside each text file of the build, so that no server compresses twice. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle(error) {
      // A build that failed says why by itself; without a folder its reason would be lost behind this one.
      if (error || !existsSync(outDir)) return
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile() && TEXT.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
      await Promise.all(files.map(compressBeside))
    },
  }
}
