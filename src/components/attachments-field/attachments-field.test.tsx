// @vitest-environment happy-dom
import { act, screen, within, type RenderResult } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { AttachmentsField } from './attachments-field'
import type { SendOptions } from './upload-queue'
import type { AttachedFile } from './upload-state'

interface Sending {
  file: File
  options: SendOptions
  store: () => void
  fail: (error: unknown) => void
}

const sendings: Sending[] = []
const onRemove = vi.fn<(attachment: AttachedFile) => void>()
const onBusyChange = vi.fn<(isBusy: boolean) => void>()
const show = vi.fn<(attachment: AttachedFile) => void>()
let form: RenderResult

function upload(file: File, options: SendOptions) {
  return new Promise<AttachedFile>((resolve, reject) => {
    sendings.push({
      file,
      options,
      store: () => resolve({ attachmentId: `id of ${file.name}`, name: file.name }),
      fail: reject,
    })
  })
}

function Form() {
  const [value, setValue] = useState<readonly AttachedFile[]>([
    { attachmentId: 'old', name: 'old.pdf' },
  ])
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section}>
      <textarea />
      <AttachmentsField
        label="Attachments"
        id="attachments"
        pasteTarget={section}
        error={value.length > 1 ? undefined : 'One more, please'}
        preview={{ canShow: (name) => name.endsWith('.pdf'), show }}
        {...{ value, upload, onRemove, onBusyChange }}
        onChange={setValue}
        describeFailure={(error) => ['Not stored:', String(error)]}
      />
      <output>{value.map(({ name }) => name).join(' ')}</output>
    </section>
  )
}

failOnConsoleErrors()

beforeEach(() => {
  sendings.length = 0
  onRemove.mockClear()
  onBusyChange.mockClear()
  form = renderInApp(<Form />, { reactStrictMode: true })
})

const file = (name: string, type = '') => new File(['content'], name, { type })
const button = (name: string) => screen.getByRole('button', { name })
const sending = (name: string) =>
  sendings.findLast(({ file }) => file.name === name) ?? expect.fail(`${name} was not sent`)
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const value = () => document.querySelector('output')?.textContent
const status = () => document.querySelector('[role="status"]')?.textContent
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

async function press(name: string) {
  await act(async () => {
    button(name).focus()
    button(name).click()
  })
}

/** A drag or a paste with files in it. */
async function fire(target: Element | null, type: string, files: File[], types = ['Files']) {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const data = { files, types, dropEffect: 'none' }
  Object.assign(event, { dataTransfer: data, clipboardData: data })
  await act(async () => void (target ?? document.body).dispatchEvent(event))
  return event
}

const hint = () => document.querySelector('[id$="-hint"]')
const drop = (...files: File[]) => fire(hint(), 'drop', files)

describe('AttachmentsField', () => {
  it('is a group that says what is wrong with it', () => {
    const group = screen.getByRole('group', { name: 'Attachments' })
    expect(group).toBe(
      screen.getByRole('group', {
        description:
          'Drop files here, paste them, or choose them. Up to 10 files of 20 MB each: pictures, PDF, Word, Excel, PowerPoint, txt, csv and zip. One more, please',
      }),
    )
    expect(within(group).getByRole('button', { name: 'Choose files' })).toBe(button('Choose files'))
    expect(button('Choose files').id).toBe('attachments')
  })

  it('sends dropped files, shows their progress, and has them when they are stored', async () => {
    await drop(file('a.pdf'), file('b.exe'))
    expect(onBusyChange.mock.calls).toEqual([[true]])
    await act(async () => sending('a.pdf').options.onProgress(1, 4))
    const bar = screen.getByRole('progressbar', { name: 'Uploading a.pdf' })
    expect(bar.getAttribute('aria-valuenow')).toBe('25')
    await act(async () => sending('a.pdf').store())
    expect(value()).toBe('old.pdf a.pdf')
    expect(rows()).toHaveLength(3)
    expect(rows()[2]).toContain('files of this type can’t be attached')
    expect(onBusyChange.mock.calls).toEqual([[true], [false]])
    expect(status()).toBe(
      'Uploading a.pdfb.exe: Not accepted: files of this type can’t be attached.a.pdf is attached.',
    )
  })

  it('tells the size of what was added, and shows what can be shown', async () => {
    await drop(file('a.pdf'), file('b.txt'))
    expect(screen.getAllByRole('button', { name: /^Preview/ })).toHaveLength(1)
    await act(async () => {
      sending('a.pdf').store()
      sending('b.txt').store()
    })
    // Of what was attached before nobody told the size.
    expect(rows()).toEqual(['old.pdf', 'a.pdf7 bytes', 'b.txt7 bytes'])
    expect(screen.queryByRole('button', { name: 'Preview b.txt' })).toBeNull()
    await press('Preview a.pdf')
    expect(show.mock.calls).toEqual([[{ attachmentId: 'id of a.pdf', name: 'a.pdf' }]])
  })

  it('says at the later of two that they have one name: it may be the same file', async () => {
    await drop(file('OLD.pdf'), file('new.pdf'))
    await act(async () => sending('OLD.pdf').store())
    await act(async () => sending('new.pdf').store())
    const isTwice = rows().map((text) => text?.includes('Same name as another file'))
    expect(isTwice).toEqual([false, true, false])
  })

  it('has both of two that are stored at the same time', async () => {
    await drop(file('a.pdf'), file('b.pdf'))
    await act(async () => {
      sending('a.pdf').store()
      sending('b.pdf').store()
    })
    expect(value()).toBe('old.pdf a.pdf b.pdf')
  })

  it('says why a file failed and sends it again', async () => {
    await drop(file('a.pdf'))
    await act(async () => sending('a.pdf').fail('no room'))
    expect(rows()[1]).toContain('no room')
    expect(status()).toContain('a.pdf: Not stored: no room')
    await press('Upload a.pdf again')
    expect(focused()).toBe('Cancel the upload of a.pdf')
    await act(async () => sending('a.pdf').store())
    expect(value()).toBe('old.pdf a.pdf')
    expect(focused()).toBe('Preview a.pdf')
  })

  it('tells the owner what was removed, and nothing of what was only put away', async () => {
    await drop(file('b.exe'))
    await press('Remove b.exe')
    expect(onRemove).not.toHaveBeenCalled()
    await press('Remove old.pdf')
    expect(onRemove).toHaveBeenCalledWith({ attachmentId: 'old', name: 'old.pdf' })
    expect(value()).toBe('')
  })

  it('keeps the focus in the list while there is one, and leaves it alone elsewhere', async () => {
    await drop(file('a.pdf'), file('b.pdf'))
    await press('Remove old.pdf')
    expect(focused()).toBe('Cancel the upload of a.pdf')
    await press('Cancel the upload of b.pdf')
    expect(focused()).toBe('Cancel the upload of a.pdf')
    await press('Cancel the upload of a.pdf')
    expect(focused()).toBe('Choose files')
    expect(sendings.every(({ options }) => options.signal.aborted)).toBe(true)
    await drop(file('c.pdf'))
    await act(async () => screen.getByRole('textbox').focus())
    await act(async () => sending('c.pdf').store())
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('puts all refused files away at once', async () => {
    await drop(file('a.exe'), file('b.exe'))
    await press('Remove the files that were not accepted')
    expect(rows()).toEqual(['old.pdf'])
    expect(focused()).toBe('Choose files')
  })

  it('shows that files hover above it', async () => {
    const isOver = () => document.querySelector('[data-over]') !== null
    expect((await fire(hint(), 'dragover', [])).defaultPrevented).toBe(true)
    expect(isOver()).toBe(true)
    await fire(hint(), 'dragleave', [])
    expect(isOver()).toBe(false)
    expect((await fire(hint(), 'dragover', [], ['text/plain'])).defaultPrevented).toBe(false)
    expect(isOver()).toBe(false)
  })

  it('does not let the browser open a file that is dropped beside it', async () => {
    expect((await fire(document.body, 'drop', [file('a.pdf')])).defaultPrevented).toBe(true)
    expect(sendings).toEqual([])
  })

  it('takes pasted files while the focus is in its part of the form', async () => {
    const picture = file('image.png', 'image/png')
    await fire(document.body, 'paste', [picture])
    expect(sendings).toEqual([])
    await act(async () => screen.getByRole('textbox').focus())
    await fire(document.body, 'paste', [picture], ['text/plain', 'Files'])
    expect(sendings).toEqual([])
    await fire(document.body, 'paste', [picture])
    expect(sendings[0]?.file.name).toMatch(/^pasted-\d{4}-\d\d-\d\d-\d{6}\.png$/)
  })

  it('aborts what is under way when it goes, and not before', async () => {
    await drop(file('a.pdf'))
    expect(sending('a.pdf').options.signal.aborted).toBe(false)
    await act(async () => form.unmount())
    expect(sending('a.pdf').options.signal.aborted).toBe(true)
    expect(onBusyChange).toHaveBeenLastCalledWith(false)
  })
})
