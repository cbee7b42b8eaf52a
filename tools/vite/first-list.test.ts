import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { BESIDE_MODULES, comesBeside } from './first-list'

it.each(BESIDE_MODULES)('finds %s where it is: what was moved would come alone again', (name) => {
  const path = ['.ts', '.tsx'].map((ending) => resolve(`src/${name}${ending}`)).find(existsSync)
  expect(comesBeside(path ?? '')).toBe(true)
})
