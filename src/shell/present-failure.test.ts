import { setupI18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { ChunkLoadError } from '@/api/http/load-chunk'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { readCall } from '@/testing/test-transport'
import { takeNotifications } from './notify'
import { presentFailure } from './present-failure'
import { retryMissingChunk } from './version/new-version'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  clearWarmTips()
  takeNotifications()
})

/** A text as it reads in a language. */
async function inLanguage(
  language: string,
  text: MessageDescriptor | undefined,
): Promise<string | undefined> {
  const { messages } = (await import(`../locales/${language}/messages.po`)) as {
    messages: Messages
  }
  return text && setupI18n({ locale: language, messages: { [language]: messages } })._(text)
}

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

it.each([
  ['zh', '请求已发送，请稍候'],
  ['en', 'Request already sent, please wait'],
  ['es', 'Solicitud ya mandada, espere'],
])('tells in passing what was pressed twice, in %s too', async (language, text) => {
  presentFailure(new ApiError(readCall, 'duplicate'), { asked: true })
  const [note, ...more] = takeNotifications()
  expect(more).toEqual([])
  expect(await inLanguage(language, note?.message as MessageDescriptor)).toBe(text)
  expect(currentWarmTip()).toBeUndefined()
})

it.each([
  ['zh', '您上次的操作已超时，禁止重复操作'],
  ['en', 'Your last operation timed out; repeat operation forbidden'],
  ['es', 'Su última operación agotó el tiempo; no se permite repetirla'],
])('tells of a repeat after a time-out that it is forbidden, in %s too', async (language, text) => {
  presentFailure(new ApiError(readCall, 'timed-out-before'), { asked: true })
  expect(await inLanguage(language, currentWarmTip()?.message)).toBe(text)
  expect(takeNotifications()).toEqual([])
})

it('takes anything else for a defect', () => {
  presentFailure(new TypeError('x is undefined'), { asked: true })
  expect(currentWarmTip()).toBeUndefined()
  expect(console.error).toHaveBeenCalledTimes(1)
})
