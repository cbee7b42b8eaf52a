// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createUploadQueue } from '@/components/attachments-field/upload-queue'
import { unreadResults } from '@/platform/unread-results'
import { hasUnsavedWork } from '@/shell/unsaved-work'
import { failOnConsoleErrors } from '@/testing/render'
import type { AttachmentsWait } from './attachments-ready'
import { filesNotAttached, useUnsavedFiles } from './unsaved-files'

failOnConsoleErrors()

/** No page stands around what is rendered here. */
const PAGE = ''

/** A form's files, and what it waits for. */
function filesOfForm() {
  let end: { arrive: () => void; fail: () => void } | undefined
  const queue = createUploadQueue({
    value: [],
    onChange: () => undefined,
    upload: ({ name }) =>
      new Promise((resolve, reject) => {
        end = {
          arrive: () => resolve({ attachmentId: 'file-1', name }),
          fail: () => reject(new Error('no room')),
        }
      }),
    describeFailure: () => [],
  })
  queue.attach()
  const form = renderHook(
    ({ wait }: { wait: AttachmentsWait | undefined }) => useUnsavedFiles(queue, wait),
    { initialProps: { wait: undefined as AttachmentsWait | undefined } },
  )
  const names = () => filesNotAttached(queue).map(({ file }) => file.name)
  const add = (name: string) => act(() => queue.add([new File(['text'], name)]))
  return { queue, form, names, add, end: () => end }
}

it('A file under way is unsaved work until it is attached', async () => {
  const { form, names, add, end } = filesOfForm()
  expect(hasUnsavedWork(PAGE)).toBe(false)
  add('contract.txt')
  expect(hasUnsavedWork(PAGE)).toBe(true)
  expect(names()).toEqual(['contract.txt'])
  // Of a transfer the reload knows.
  expect(unreadResults.isIdle()).toBe(true)
  await act(async () => end()?.arrive())
  expect(hasUnsavedWork(PAGE)).toBe(false)
  expect(names()).toEqual([])
  form.unmount()
})

it('A file that failed is unsaved work, and holds a reload up, until it is put away', async () => {
  const { queue, form, names, add, end } = filesOfForm()
  add('contract.txt')
  await act(async () => end()?.fail())
  expect(hasUnsavedWork(PAGE)).toBe(true)
  expect(unreadResults.isIdle()).toBe(false)
  const [failed] = filesNotAttached(queue)
  expect(names()).toEqual(['contract.txt'])
  act(() => queue.drop(failed?.key ?? 0))
  expect(hasUnsavedWork(PAGE)).toBe(false)
  expect(unreadResults.isIdle()).toBe(true)
  form.unmount()
})

it('A file that was not accepted loses nothing, but the question about it has to be answered first', () => {
  const { form, names, add } = filesOfForm()
  add('contract.exe')
  expect(names()).toEqual(['contract.exe'])
  expect(hasUnsavedWork(PAGE)).toBe(false)
  form.rerender({
    wait: { kind: 'missing', action: 'submit', names: ['contract.exe'], canRetry: false },
  })
  expect(hasUnsavedWork(PAGE)).toBe(true)
  expect(unreadResults.isIdle()).toBe(false)
  form.rerender({ wait: undefined })
  expect(hasUnsavedWork(PAGE)).toBe(false)
  expect(unreadResults.isIdle()).toBe(true)
  form.unmount()
})
