// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a file is handed over under its name, and readable for a minute', () => {
  const blob = new Blob(['content'])
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/1')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const clicked: { href: string; download: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, download: this.download })
  })

  saveFile(blob, 'orders.xlsx')

  expect(create).toHaveBeenCalledExactlyOnceWith(blob)
  expect(clicked).toEqual([{ href: 'blob:test/1', download: 'orders.xlsx' }])
  vi.advanceTimersByTime(59_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:test/1')
})
