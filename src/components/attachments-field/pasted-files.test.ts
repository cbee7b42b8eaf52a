import { describe, expect, it } from 'vitest'
import { namePastedFiles } from './pasted-files'
import { refusalOf } from './file-limits'

const NOW = Date.UTC(2026, 10, 21, 1, 30)
const picture = (type: string, name = 'image.png') => new File(['pixels'], name, { type })

describe('namePastedFiles', () => {
  it('names a picture after the moment in China', async () => {
    const [named] = namePastedFiles([picture('image/png')], NOW, [])
    expect(named?.name).toBe('pasted-2026-11-21-093000.png')
    expect(named?.type).toBe('image/png')
    expect(await named?.text()).toBe('pixels')
  })

  it('tells several pictures apart, and those that have no name at all', () => {
    const named = namePastedFiles([picture('image/png'), picture('image/jpeg', '')], NOW, [])
    expect(named.map(({ name }) => name)).toEqual([
      'pasted-2026-11-21-093000.png',
      'pasted-2026-11-21-093000.jpeg',
    ])
    const taken = named.map(({ name }) => name)
    const more = namePastedFiles([picture('image/png'), picture('image/png')], NOW, taken)
    expect(more.map(({ name }) => name)).toEqual([
      'pasted-2026-11-21-093000-2.png',
      'pasted-2026-11-21-093000-3.png',
    ])
  })

  it('leaves copied files alone', () => {
    const files = [picture('image/png', 'scan.png'), picture('application/pdf', 'image.pdf')]
    const named = namePastedFiles(files, NOW, [])
    expect(named[0]).toBe(files[0])
    expect(named[1]).toBe(files[1])
  })

  it('does not make an allowed picture of another kind', () => {
    const [svg] = namePastedFiles([picture('image/svg+xml', 'image.svg')], NOW, [])
    expect(svg && refusalOf(svg)).toBe('wrong-type')
  })
})
