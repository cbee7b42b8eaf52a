import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { AREAS } from '@/domain/authorities'
import { dataOf } from '@/shell/page-tags/use-page-titles'
import { createAppRouter } from './router'

const { routesByPath } = createAppRouter(new QueryClient())
const paths = Object.keys(routesByPath)
const pages = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`)))

describe('every page', () => {
  it.each([...pages, '/'])('%s says who may enter it', (path) => {
    const { authority, alwaysShow } = dataOf(routesByPath, path) ?? {}
    const area = AREAS.find((code) => path.startsWith(`/${code}/`))
    const expected = area ?? (path === '/' ? 'any' : undefined)
    expect({ authority, alwaysShow }).toEqual({
      authority: expected,
      alwaysShow: expected ? undefined : true,
    })
  })
})

describe('every area', () => {
  it.each(AREAS)('%s has a list, which its bare path leads to', (area) => {
    expect(paths).toContain(`/${area}/list`)
    expect(paths).not.toContain(`/${area}`)
  })
})
