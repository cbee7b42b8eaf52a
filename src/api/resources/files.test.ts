import { describe, expect, it } from 'vitest'
import { fileSource } from './files'

const ORIGIN = 'https://pay.example'
const OWN = { path: '/api/common/v1/file/download/7%2F8', query: {} }
const sourceOf = (downloadUrl: string | undefined) => fileSource('7/8', downloadUrl, ORIGIN)

describe('fileSource', () => {
  it.each([
    ['/api/common/v1/file/download/old/7', '/api/common/v1/file/download/old/7', {}],
    [`${ORIGIN}/api/common/v1/file/get?id=7&v=2`, '/api/common/v1/file/get', { id: '7', v: '2' }],
  ])('is the address that the server named: %s', (url, path, query) => {
    expect(sourceOf(url)).toEqual({ path, query })
  })

  it.each([
    undefined,
    'https://elsewhere.example/api/common/v1/file/download/7',
    '//elsewhere.example/api/common/v1/file/download/7',
    'http://pay.example/api/common/v1/file/download/7',
    '/api/common/v1/file/../../manage/v1/backendmenus.json',
    '/api/common/v1/file/%2e%2e/secret',
    '/api/common/v1/files/7',
    'javascript:alert(1)',
    'http://',
  ])('is the path of the id where that lies elsewhere: %s', (url) => {
    expect(sourceOf(url)).toEqual(OWN)
  })
})
