import { transformAsync } from '@babel/core'
import { expect, test } from 'vitest'
import { hasDynamicImport, limitImports } from './limit-imports'

async function transform(code: string, filename = 'x.ts'): Promise<string> {
  const result = await transformAsync(code, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript'] },
    plugins: [limitImports],
  })
  return result?.code ?? ''
}

test('every dynamic import gets the limit, and the helper is imported once', async () => {
  const code = await transform(`
    const one = () => import('./one')
    const two = async () => (await import(\`./\${name}/two\`)).default
  `)
  expect(code.match(/__loadChunk\(\(\) => import\(/g)).toHaveLength(2)
  expect(code.match(/from "@\/api\/http\/load-chunk"/g)).toHaveLength(1)
})

test('a part waits for its texts, but not the first list, nor what it waits for', async () => {
  const code = `export const load = () => import('./part')`
  const loader = async (filename: string) =>
    /import \{ (\w+) as __loadChunk \}/.exec(await transform(code, filename))?.[1]
  expect(await loader('/p/src/shell/top-bar.tsx')).toBe('loadPart')
  expect(await loader('/p/src/routes/_shell/debit/order/list.tsx')).toBe('loadPart')
  expect(await loader('/p/src/routes/_shell/payment/order/list.tsx')).toBe('loadChunk')
  expect(await loader('/p/src/locales/i18n.ts')).toBe('loadChunk')
  expect(await loader('/p/src/app/mantine-host.tsx')).toBe('loadChunk')
})

test('types and static imports stay as they are', async () => {
  const code = `import { a } from './a';\ntype B = import('./b').B;\nexport const c: B = a;`
  expect(await transform(code)).toBe(code)
  expect(hasDynamicImport('import { a } from "./a"')).toBe(false)
  expect(hasDynamicImport('import("./a")')).toBe(true)
})
