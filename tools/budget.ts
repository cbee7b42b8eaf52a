import { existsSync } from 'node:fs'
import { firstPath, type LoadedFile } from './first-path'
import { FIRST_LIST } from './vite/first-list'

// Prints what a browser loads until the first rows of the list of payment orders are there, and fails
// when it is more than the budget allows; with --report it only prints. That a browser loads just this
// is held by e2e/delivery/first-load.spec.ts.

/**
 * KiB, brotli: never above `limit`; `goal` is what we aim at. A sum below `atLeast` is no light page but
 * one whose parts were not found.
 */
const BUDGETS = {
  js: { limit: 163, goal: 160, atLeast: 120 },
  css: { limit: 7, goal: 6.5, atLeast: 4 },
} as const

const kib = (bytes: number) => bytes / 1024
const cell = (value: number) => value.toFixed(1).padStart(8)

const sum = (files: readonly LoadedFile[], kind: LoadedFile['kind']) =>
  kib(files.reduce((bytes, file) => bytes + (file.kind === kind ? file.bytesSent : 0), 0))

if (!existsSync('dist/version.json')) {
  console.error('There is no build in dist: npm run build')
  process.exit(1)
}
const files = await firstPath('dist', FIRST_LIST)
console.log(`To the first rows of ${FIRST_LIST}, KiB brotli, ${files.length} files:`)
for (const { name, bytesSent } of files) console.log(`${cell(kib(bytesSent))}  ${name}`)
for (const [kind, { atLeast, goal, limit }] of [
  ['js', BUDGETS.js],
  ['css', BUDGETS.css],
] as const) {
  const size = sum(files, kind)
  const isWrong = size > limit || size < atLeast
  const verdict =
    size > limit
      ? 'OVER THE LIMIT'
      : size < atLeast
        ? `LESS THAN CAN BE (${atLeast})`
        : size > goal
          ? 'above the goal'
          : 'good'
  console.log(`${cell(size)}  ${kind} in all: ${verdict} (goal ${goal}, limit ${limit})`)
  if (isWrong && !process.argv.includes('--report')) process.exitCode = 1
}
