import { readFile } from 'node:fs/promises'
import { transformAsync } from '@babel/core'
import { expect, test } from 'vitest'
import { compilerProblems, LEFT_OUT_ON_PURPOSE, leftOutOf, type LeftOut } from './compiled'

const FILE = 'src/features/x.tsx'

async function leftOut(source: string): Promise<readonly LeftOut[]> {
  const compiler = leftOutOf(source)
  await transformAsync(source, {
    filename: `/project/${FILE}`,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [['babel-plugin-react-compiler', { logger: compiler.logger }]],
  })
  return compiler.leftOut
}

const COMPILED = `
export function Compiled({ name }: { name: string }) {
  return <p>{name}</p>
}`
const WITH_IMPORT = `
export function useLater() {
  const [part, setPart] = useState()
  return () => import('./part').then(setPart)
}`
const OPTED_OUT = `
export function Anew({
  document,
}: Props): Node {
  'use no memo'
  return <p>{document.title}</p>
}`

test('what the compiler leaves out is told with its file, line, name and reason', async () => {
  expect(await leftOut(COMPILED)).toEqual([])
  expect(compilerProblems(FILE, await leftOut(COMPILED + WITH_IMPORT), {})).toEqual([
    expect.stringMatching(
      /^src\/features\/x\.tsx:7 the React Compiler leaves out useLater: .*Import/,
    ),
  ])
  expect(compilerProblems(FILE, await leftOut(OPTED_OUT), {})).toEqual([
    "src/features/x.tsx:4 the React Compiler leaves out Anew: it says 'use no memo'",
  ])
})

test('what is left out on purpose is listed, and the list holds nothing else', async () => {
  const found = await leftOut(OPTED_OUT)
  expect(
    compilerProblems(FILE, found, { [`${FILE} Anew`]: 'the title is the document’s' }),
  ).toEqual([])
  expect(compilerProblems(FILE, [], { [`${FILE} Anew`]: 'the title is the document’s' })).toEqual([
    `${FILE} Anew is compiled: take it out of LEFT_OUT_ON_PURPOSE`,
  ])
})

test('what is listed is there', async () => {
  for (const id of Object.keys(LEFT_OUT_ON_PURPOSE)) {
    const [file = '', name = ''] = id.split(' ')
    expect(await readFile(file, 'utf8')).toContain(`function ${name}`)
  }
})
