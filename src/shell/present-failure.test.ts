import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '@/api/http/load-chunk'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { presentFailure } from './present-failure'
import { retryMissingChunk } from './version/new-version'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  clearWarmTips()
})

const missing = new ChunkLoadError('A part of the program could not be loaded')

it('tells whoever pressed a button that the program behind it could not be had', () => {
  presentFailure(missing, { asked: true })
  const tip = currentWarmTip()
  expect(tip?.message?.message).toBe('A part of the program could not be loaded.')
  // Filters of a list, or a remark that was begun, are no draft: it says nothing of them.
  expect(tip?.detail).toMatchObject({
    message: 'Check your connection. What is typed into the form of a document is kept as a draft.',
  })
  expect(tip?.action?.label.message).toBe('Reload the page')
  expect(tip?.action?.run).toBe(retryMissingChunk)
  expect(console.error).not.toHaveBeenCalled()
})

it('tells nobody of a part that nobody waits for', () => {
  presentFailure(missing, { asked: false })
  expect(currentWarmTip()).toBeUndefined()
  expect(console.error).not.toHaveBeenCalled()
})

it('takes anything else for a defect', () => {
  presentFailure(new TypeError('x is undefined'), { asked: true })
  expect(currentWarmTip()).toBeUndefined()
  expect(console.error).toHaveBeenCalledTimes(1)
})
