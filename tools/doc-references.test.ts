import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenReferences } from './doc-references'

const FOLDERS = ['docs', 'src', 'fixtures', 'e2e', 'tools', 'examples', 'deploy']
const TEXT = /\.(?:tsx?|css|md|html|json)$/
/** Its examples of broken references are no references. */
const THIS_FILE = 'tools/doc-references.test.ts'

function project() {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
      path: posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name),
      isFile: entry.isFile(),
    })),
  )
  const beside = readdirSync('.', { withFileTypes: true }).map((entry) => ({
    path: entry.name,
    isFile: entry.isFile(),
  }))
  // The example has the package installed, whose documents are not the project's.
  const all = [...inside, ...beside].filter(({ path }) => !path.includes('/node_modules/'))
  const files = all
    .filter(({ path, isFile }) => isFile && TEXT.test(path) && path !== THIS_FILE)
    .map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }))
  return { files, paths: new Set(all.map(({ path }) => path)) }
}

const PAGE = { path: 'docs/domain/orders.md', text: '# Orders\n\n## The chain\n\n## Who may act\n' }
const PATHS = new Set(['docs', 'docs/domain', PAGE.path, 'src/a.ts', 'docs/README.md'])
const found = (path: string, text: string) => brokenReferences([PAGE, { path, text }], PATHS)

describe('references to the documentation', () => {
  it('all lead somewhere', () => {
    const { files, paths } = project()
    expect(files.length).toBeGreaterThan(500)
    expect(brokenReferences(files, paths)).toEqual([])
  })

  it.each([
    'See docs/domain/orders.md, "The chain".',
    '/**\n * See docs/domain/orders.md,\n * "The\n * chain" and "Who may act".\n */',
    'written from docs/domain, not from the rules',
  ])('that are right: %s', (text) => {
    expect(found('src/a.ts', text)).toEqual([])
  })

  it.each([
    ['docs/domain.md, "Money"', 'src/a.ts names docs/domain.md, which is not there'],
    [
      'docs/domain/orders.md, "The chains"',
      'src/a.ts names "The chains" of docs/domain/orders.md, which has no such section',
    ],
    [
      '// docs/domain/orders.md, "The chain" and "Who\n// may"',
      'src/a.ts names "Who may" of docs/domain/orders.md, which has no such section',
    ],
  ])('in a comment that lead nowhere: %s', (text, problem) => {
    expect(found('src/a.ts', text)).toEqual([problem])
  })

  it.each([
    ['[chain](domain/orders.md#the-chain) [act](./domain/orders.md)', []],
    ['[x](domain.md)', ['docs/README.md links to docs/domain.md, which is not there']],
    [
      '[x](domain/orders.md#chain) [y](#here)',
      [
        'docs/README.md links to #chain of docs/domain/orders.md, which has no such section',
        'docs/README.md links to #here of docs/README.md, which has no such section',
      ],
    ],
  ])('between pages: %s', (text, problems) => {
    expect(found('docs/README.md', text)).toEqual(problems)
  })
})
