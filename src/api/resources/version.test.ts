import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inProcess } from '@/testing/in-process-server'
import { fetchVersion } from './version'

const asked: string[] = []
const server = inProcess({
  fetch: async ({ method, url }) => {
    const { pathname, search } = new URL(url)
    asked.push(`${method} ${pathname}${search}`)
    return Response.json({ version: 'v1' })
  },
})
beforeAll(() => void server.connect())
afterAll(() => void vi.unstubAllGlobals())

it('The version is asked for by the time, which no cache on the way has an answer for', async () => {
  expect(await fetchVersion(1_795_000_000_000)).toBe('v1')
  expect(await fetchVersion(1_795_000_010_000)).toBe('v1')
  expect(asked).toEqual(['GET /version.json?t=1795000000000', 'GET /version.json?t=1795000010000'])
})
