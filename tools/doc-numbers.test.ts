import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCREENS } from '../e2e/matrix/screens'
import { FAULT_NAMES } from '../src/testing/fault-matrix/faults'

test('docs/tests.md says how many cases the fault matrix has, and how many are left in the browser', () => {
  const page = readFileSync('docs/tests.md', 'utf8')
  const screens = Object.values(SCREENS)
  const calls = screens.length
  const withPage = screens.filter(({ comesWithPage }) => comesWithPage).length
  const written = (count: number) => count.toLocaleString('en')
  const cases = calls * FAULT_NAMES.length
  expect(page).toContain(`${calls} calls by ${FAULT_NAMES.length} faults, ${written(cases)} cases`)
  expect(page).toContain(`all ${calls} calls again`)
  expect(page).toContain(`(${withPage} calls): ${written(cases - withPage)} cases are left`)
})
