// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploadQueue } from '@/components/attachments-field/upload-queue'
import type { AttachedFile } from '@/components/attachments-field/upload-state'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { takeNotifications } from '@/shell/notify'
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
  const { result } = renderHook(() => useAttachmentsReady(send, 'FK1'), { wrapper: appWrapper() })
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

describe('Of two files under way', () => {
  const page = new PageActivity(true)
  afterEach(() => page.set(true))

  function formWithTwo() {
    const ends = new Map<string, { arrive: (file: AttachedFile) => void; fail: () => void }>()
    const InApp = appWrapper()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <InApp>
        <PageActivityContext value={page}>{children}</PageActivityContext>
      </InApp>
    )
    const { result } = renderHook(() => useAttachmentsReady(send, 'FK1'), { wrapper })
    const queue = createUploadQueue({
      value: [],
      onChange: () => undefined,
      upload: ({ name }) =>
        new Promise((arrive, reject) => {
          ends.set(name, { arrive, fail: () => reject(new Error(name)) })
        }),
      describeFailure: () => [],
    })
    result.current.uploads.current = queue
    queue.attach()
    queue.add([new File(['text'], 'a.txt'), new File(['text'], 'b.txt')])
    act(() => result.current.start('submit'))
    return {
      form: result,
      queue,
      fail: (name: string) => act(async () => ends.get(name)?.fail()),
      arrive: (name: string) =>
        act(async () => ends.get(name)?.arrive({ attachmentId: name, name })),
    }
  }

  it('one that fails is asked about once the other is there, which is said until then, and no more once it is put away', async () => {
    const { form, queue, fail } = formWithTwo()
    expect(form.current.wait).toMatchObject({ kind: 'uploading', asksThen: false })
    await fail('a.txt')
    expect(form.current.wait).toMatchObject({ kind: 'uploading', asksThen: true })
    const [failed] = queue.getState().uploads
    act(() => queue.drop(failed?.key ?? -1))
    expect(form.current.wait).toMatchObject({ kind: 'uploading', asksThen: false })
  })

  it('one that failed is told on another page, by the name of its form, once the other is there', async () => {
    const { form, fail, arrive: arriveAt } = formWithTwo()
    takeNotifications()
    await fail('a.txt')
    act(() => page.set(false))
    await arriveAt('b.txt')
    expect(form.current.wait).toMatchObject({ kind: 'missing', names: ['a.txt'] })
    expect(takeNotifications()).toMatchObject([
      { message: { values: { name: 'FK1', files: 'a.txt' } } },
    ])
    expect(send).not.toHaveBeenCalled()
  })
})
