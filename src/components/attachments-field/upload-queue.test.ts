import { describe, expect, it, vi } from 'vitest'
import { createUploadQueue, MAX_SENDING, type SendOptions } from './upload-queue'
import type { AttachedFile } from './upload-state'

const file = (name: string) => new File(['x'], name)
const tick = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A form around a queue, and a server that answers when the test says so. */
function form({ value = [] as readonly AttachedFile[], givesBack = true } = {}) {
  const calls: {
    name: string
    options: SendOptions
    store: (attachmentId: string) => void
    fail: (error: unknown) => void
  }[] = []
  const log: string[] = []
  const owner = {
    value,
    onChange(next: readonly AttachedFile[]) {
      log.push(`value ${next.map(({ attachmentId }) => attachmentId).join(' ')}`)
      given = next
      if (givesBack) giveBack()
    },
    upload: (file: File, options: SendOptions) =>
      new Promise<AttachedFile>((resolve, reject) => {
        const { name } = file
        const store = (attachmentId: string) => resolve({ attachmentId, name })
        options.signal.addEventListener('abort', () => reject(new Error('aborted')))
        calls.push({ name, options, store, fail: reject })
      }),
    describeFailure: (error: unknown) => [String(error)],
    onRemove: ({ attachmentId }: AttachedFile) => void log.push(`removed ${attachmentId}`),
    onBusyChange: (isBusy: boolean) => void log.push(isBusy ? 'busy' : 'idle'),
  }
  let given = value
  const queue = createUploadQueue(owner)
  const giveBack = () => queue.update({ ...owner, value: given })
  const call = (name: string) =>
    calls.findLast((call) => call.name === name) ?? expect.fail(`${name} was not sent`)
  const statuses = () => queue.getState().uploads.map(({ status }) => status)
  return { queue, owner, calls, call, log, statuses, giveBack, given: () => given }
}

describe('sending', () => {
  it('keeps the order in which files were chosen, whichever is stored first', async () => {
    const { queue, call, given } = form({ value: [{ attachmentId: 'old', name: 'old.pdf' }] })
    queue.add(['a.pdf', 'b.pdf', 'c.pdf'].map(file))
    for (const name of ['c.pdf', 'a.pdf', 'b.pdf']) {
      call(name).store(name)
      await tick()
    }
    expect(given().map(({ attachmentId }) => attachmentId)).toEqual([
      'old',
      'a.pdf',
      'b.pdf',
      'c.pdf',
    ])
  })

  it('goes three at a time, in the order of adding', async () => {
    const { queue, calls, call, statuses } = form()
    queue.add(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map(file))
    expect(calls.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
    expect(MAX_SENDING).toBe(3)
    call('b.pdf').fail(new Error('no'))
    await tick()
    expect(calls.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
    expect(statuses()).toEqual(['sending', 'failed', 'sending', 'sending', 'waiting'])
    queue.drop(1)
    expect(calls.at(-1)?.name).toBe('e.pdf')
  })

  it('tells its listeners of progress', () => {
    const { queue, call } = form()
    const listener = vi.fn<() => void>()
    queue.add([file('a.pdf')])
    const leave = queue.subscribe(listener)
    call('a.pdf').options.onProgress(4, 10)
    expect(queue.getState().uploads).toMatchObject([{ sentBytes: 4, totalBytes: 10 }])
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    call('a.pdf').options.onProgress(6, 10)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('a failure says why, and the same file can be sent again', async () => {
    const { queue, call, log, statuses } = form()
    queue.add([file('a.pdf')])
    call('a.pdf').fail(new Error('no room'))
    await tick()
    expect(queue.getState().uploads).toMatchObject([{ reason: ['Error: no room'] }])
    queue.retry(1)
    expect(statuses()).toEqual(['sending'])
    call('a.pdf').store('A')
    await tick()
    expect(log).toEqual(['busy', 'idle', 'busy', 'value A', 'idle'])
  })

  it('an upload that throws at once has failed like any other', async () => {
    const { queue, owner, statuses } = form()
    queue.update({
      ...owner,
      upload: () => {
        throw new Error('at once')
      },
    })
    queue.add([file('a.pdf')])
    await tick()
    expect(statuses()).toEqual(['failed'])
  })
})

describe('the value', () => {
  it.each([true, false])('gets two that finish at once (given back: %s)', async (givesBack) => {
    const old = { attachmentId: 'OLD', name: 'old.pdf' }
    const { queue, call, log } = form({ value: [old], givesBack })
    queue.add([file('a.pdf'), file('b.pdf')])
    call('b.pdf').store('B')
    call('a.pdf').store('A')
    await tick()
    expect(log).toEqual(['busy', 'value OLD B', 'value OLD A B', 'idle'])
  })

  it('keeps a stored file when the form renders an older value in between', async () => {
    const { queue, owner, call, given } = form({ givesBack: false })
    queue.add([file('a.pdf'), file('b.pdf')])
    call('a.pdf').store('A')
    await tick()
    queue.update({ ...owner, value: [] })
    call('b.pdf').store('B')
    await tick()
    expect(given().map(({ attachmentId }) => attachmentId)).toEqual(['A', 'B'])
  })

  it('does not bring back what the form took off', async () => {
    const { queue, owner, call, given } = form()
    queue.add([file('a.pdf'), file('b.pdf')])
    call('a.pdf').store('A')
    await tick()
    queue.update({ ...owner, value: [] })
    call('b.pdf').store('B')
    await tick()
    expect(given().map(({ attachmentId }) => attachmentId)).toEqual(['B'])
  })

  it('loses what a person removes, also before it was given back', async () => {
    const { queue, call, log, given } = form({ givesBack: false })
    queue.add([file('a.pdf'), file('b.pdf')])
    call('a.pdf').store('A')
    await tick()
    queue.detach({ attachmentId: 'A', name: 'a.pdf' })
    call('b.pdf').store('B')
    await tick()
    expect(given().map(({ attachmentId }) => attachmentId)).toEqual(['B'])
    expect(log).toEqual(['busy', 'value A', 'value ', 'removed A', 'value B', 'idle'])
  })

  it('counts for the limit before it was given back', async () => {
    const value = Array.from({ length: 9 }, (_, n) => ({ attachmentId: `${n}`, name: `${n}` }))
    const { queue, call, statuses } = form({ value, givesBack: false })
    queue.add([file('a.pdf')])
    call('a.pdf').store('A')
    await tick()
    queue.add([file('b.pdf')])
    expect(statuses()).toEqual(['done', 'refused'])
  })
})

describe('cancelling', () => {
  it('aborts the upload, and only that one', async () => {
    const { queue, call, statuses, log } = form()
    queue.add([file('a.pdf'), file('b.pdf')])
    queue.drop(1)
    expect(call('a.pdf').options.signal.aborted).toBe(true)
    expect(call('b.pdf').options.signal.aborted).toBe(false)
    await tick()
    expect(statuses()).toEqual(['sending'])
    expect(log).toEqual(['busy'])
  })

  it('a file that was stored all the same is handed over for deletion', async () => {
    const { queue, call, log, given } = form()
    queue.add([file('a.pdf')])
    call('a.pdf').store('A')
    queue.drop(1)
    await tick()
    expect(given()).toEqual([])
    expect(log).toEqual(['busy', 'idle', 'removed A'])
  })
})

describe('leaving', () => {
  it('aborts what is under way and forgets what waits', async () => {
    const { queue, calls, statuses, log } = form()
    const leave = queue.attach()
    queue.add(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(file))
    leave()
    await tick()
    expect(calls.every(({ options }) => options.signal.aborted)).toBe(true)
    expect(calls).toHaveLength(3)
    expect(statuses()).toEqual([])
    expect(log).toEqual(['busy', 'idle'])
  })

  it('and coming back at once, as in strict mode, aborts nothing', async () => {
    const { queue, call, statuses } = form()
    const leave = queue.attach()
    queue.add([file('a.pdf')])
    leave()
    queue.attach()
    await tick()
    expect(call('a.pdf').options.signal.aborted).toBe(false)
    expect(statuses()).toEqual(['sending'])
  })
})
