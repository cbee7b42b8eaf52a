// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createUploadQueue } from '@/components/attachments-field/upload-queue'
import type { AttachedFile } from '@/components/attachments-field/upload-state'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { useAttachmentsReady } from './attachments-ready'
import type { SendAction } from './form-definition'

failOnConsoleErrors()

const send = vi.fn<(action: SendAction) => void>()
let arrive: (file: AttachedFile) => void = () => undefined

beforeEach(() => {
  send.mockClear()
})

/** A form with a file under way. */
function formWithFile() {
  const { result } = renderHook(() => useAttachmentsReady(send), { wrapper: appWrapper() })
  const queue = createUploadQueue({
    value: [],
    onChange: () => undefined,
    upload: () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
    describeFailure: () => [],
  })
  result.current.uploads.current = queue
  queue.attach()
  queue.add([new File(['text'], 'contract.txt')])
  return result
}

it('A press while files are waited for changes nothing: the form is sent as it was asked to be', async () => {
  const form = formWithFile()
  act(() => form.current.start('stage'))
  expect(form.current.wait).toEqual({ kind: 'uploading', action: 'stage', asksThen: false })
  act(() => form.current.start('submit'))
  expect(form.current.wait).toEqual({ kind: 'uploading', action: 'stage', asksThen: false })

  await act(async () => arrive({ attachmentId: 'file-1', name: 'contract.txt' }))
  expect(send.mock.calls).toEqual([['stage']])
})

it('Once nobody waits any more the other press counts', async () => {
  const form = formWithFile()
  act(() => form.current.start('stage'))
  act(() => form.current.cancel())
  act(() => form.current.start('submit'))
  await act(async () => arrive({ attachmentId: 'file-1', name: 'contract.txt' }))
  expect(send.mock.calls).toEqual([['submit']])
})
