import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asPreviewable, previewKind } from './preview-type'

describe('what can be shown', () => {
  test.each([
    ['审批单.png', 'picture'],
    ['photo.JPG', 'picture'],
    ['photo.jpeg', 'picture'],
    ['a.b.gif', 'picture'],
    ['scan.webp', 'picture'],
    ['scan.bmp', 'picture'],
    ['发票.pdf', 'pdf'],
    ['发票.PDF ', 'pdf'],
    ['drawing.svg', undefined],
    ['page.html', undefined],
    ['page.png.html', undefined],
    ['notes.txt', undefined],
    ['png', undefined],
    ['.', undefined],
    ['', undefined],
  ])('%s is shown as %s', (name, kind) => {
    expect(previewKind(name)).toBe(kind)
  })
})

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const typeOf = async (name: string, content: string, said = 'text/html') =>
  (await asPreviewable(name, new Blob([bytes(content)], { type: said })))?.type

describe('the type it is shown under', () => {
  test.each([
    ['a.png', '\x89PNG\r\n\x1A\nrest', 'image/png'],
    ['a.jpg', '\xFF\xD8\xFF\xE0', 'image/jpeg'],
    ['a.gif', 'GIF89a', 'image/gif'],
    ['a.webp', 'RIFF\x00\n\r\xFFWEBPVP8 ', 'image/webp'],
    ['a.bmp', 'BM6\x00', 'image/bmp'],
    ['a.pdf', '%PDF-1.7\n', 'application/pdf'],
    ['a.pdf', `${'\n'.repeat(1019)}%PDF-1.4`, 'application/pdf'],
    ['named-otherwise.png', '\xFF\xD8\xFF\xE0', 'image/jpeg'],
  ])('%s that begins so is %#', async (name, content, type) => {
    expect(await typeOf(name, content)).toBe(type)
  })

  test.each([
    ['a.png', '<!doctype html><script>1</script>'],
    ['a.png', '%PDF-1.7'],
    ['a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a.pdf', '\x89PNG\r\n\x1A\n'],
    ['a.pdf', `${'\n'.repeat(1020)}%PDF-1.4`],
    ['a.pdf', ''],
    ['a.html', '\x89PNG\r\n\x1A\n'],
    ['a.svg', '\x89PNG\r\n\x1A\n'],
  ])('%s that holds something else is not shown (%#)', async (name, content) => {
    expect(await typeOf(name, content, 'image/png')).toBeUndefined()
  })

  test('Whatever a server sends and says, it is a picture, a PDF or nothing, with its bytes kept', async () => {
    const starts = fc.constantFrom('', '<html>', '%PDF-', 'BM', 'GIF87a', '\x89PNG\r\n\x1A\n')
    const names = fc.constantFrom('a.png', 'b.pdf', 'c.svg', 'd.html', 'e.bmp', 'f')
    const types = fc.constantFrom('text/html', 'image/svg+xml', 'application/xhtml+xml', '')
    await fc.assert(
      fc.asyncProperty(names, types, starts, fc.string(), async (name, type, start, rest) => {
        const file = new Blob([bytes(start), rest], { type })
        const shown = await asPreviewable(name, file)
        expect(['image/png', 'image/gif', 'image/bmp', 'application/pdf', undefined]).toContain(
          shown?.type,
        )
        if (shown) expect(await shown.text()).toBe(await file.text())
      }),
    )
  })
})
