import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { firstPath } from './first-path'

const BOOT = `
const link = document.createElement('link')
const here = location.pathname.startsWith('/base/orders') ? 'orders' : 'home'
document.head.append(Object.assign(link, { href: '/base/assets/' + here + '-1.js' }))`
const FILES: Readonly<Record<string, string>> = {
  'version.json': '{"version":"1","base":"/base/"}',
  'index.html': `<script src="/base/assets/boot-1.js"></script>
<script type="module" src="/base/assets/index-1.js"></script>
<link rel="stylesheet" href="/base/assets/all-1.css"><link rel="icon" href="/base/icon.svg">`,
  'assets/boot-1.js': BOOT,
  'assets/index-1.js': 'import{a as b}from"./shared-1.js";import"./effect-1.js";b()',
  'assets/shared-1.js': 'import{c}from"./deep-1.js";export{c as a};import("./lazy-1.js")',
  'assets/deep-1.js': 'export*from"./shared-1.js";export const c=1',
  'assets/effect-1.js': 'console.log("effect")',
  'assets/lazy-1.js': 'console.log("lazy")',
  'assets/orders-1.js': 'import{c}from"./deep-1.js";c()',
  'assets/home-1.js': 'console.log("home")',
  'assets/all-1.css': `body{margin:0}${'p{color:red}'.repeat(200)}`,
}

let dist = ''

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), text)
  }
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'first-path-'))
  onTestFinished(() => rm(dist, { recursive: true, force: true }))
  await write(FILES)
})

const namesAt = async (path: string) => (await firstPath(dist, path)).map(({ name }) => name)

describe('firstPath', () => {
  it('finds what the page names, what its boot script preloads, and all their static imports', async () => {
    expect(await namesAt('/orders')).toEqual([
      'index.html',
      'assets/all-1.css',
      'assets/boot-1.js',
      'assets/deep-1.js',
      'assets/effect-1.js',
      'assets/index-1.js',
      'assets/orders-1.js',
      'assets/shared-1.js',
    ])
  })

  it('follows the path that is asked for, and leaves out what is imported later', async () => {
    const names = await namesAt('/')
    expect(names).toContain('assets/home-1.js')
    expect(names).not.toContain('assets/orders-1.js')
    expect(names).not.toContain('assets/lazy-1.js')
  })

  it('says of each file what it is and how large it is as it is sent', async () => {
    const files = await firstPath(dist, '/')
    // What is too small to gain by it is not compressed.
    const effect = files.find(({ name }) => name === 'assets/effect-1.js')
    expect(effect?.bytesSent).toBe(FILES['assets/effect-1.js']?.length)
    const css = files.find(({ name }) => name === 'assets/all-1.css')
    expect(css?.kind).toBe('css')
    expect(css?.bytesSent).toBeGreaterThan(20)
    expect(css?.bytesSent).toBeLessThan(100)
    expect(files.find(({ name }) => name === 'assets/boot-1.js')?.kind).toBe('js')
    expect(files[0]?.kind).toBe('html')
  })

  it('refuses a page without a boot script, and one that imports what is not there', async () => {
    await write({ 'assets/effect-1.js': 'import"./gone-1.js"' })
    await expect(firstPath(dist, '/')).rejects.toThrow('gone-1.js')
    await write({ 'index.html': '<script src="/base/assets/index-1.js"></script>' })
    await expect(firstPath(dist, '/')).rejects.toThrow('has no boot script')
  })

  it('is told in one line by npm run budget where there is no build', async () => {
    const program = ['--import', import.meta.resolve('tsx'), resolve('tools/budget.ts')]
    const ended = new Promise((done) => {
      execFile(process.execPath, program, { cwd: dist }, (error, stdout, stderr) => done([error?.code, stdout, stderr])) // prettier-ignore
    })
    expect(await ended).toStrictEqual([1, '', 'There is no build in dist: npm run build\n'])
  })
})
