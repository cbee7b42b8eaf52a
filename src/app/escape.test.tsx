// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '@/components/confirm-dialog/confirm-dialog'
import { WarmTipHost } from '@/components/warm-tip/warm-tip-host'
import { clearWarmTips, showWarmTip } from '@/components/warm-tip/warm-tip-store'
import { DictionaryDrawer } from '@/features/dictionary/dictionary-drawer'
import { HelpDialog } from '@/features/help/help-dialog'
import { ImportDialog } from '@/features/orders/payment/import/import-dialog'
import { ReleaseNotesDialog } from '@/shell/release-notes/release-notes-dialog'
import { renderInApp } from '@/testing/render'

const onClose = vi.fn<() => void>()
const user = { authorities: [] }
const question = (
  <ConfirmDialog title="Sure?" confirmLabel="Yes" onConfirm={() => undefined} onClose={onClose}>
    {null}
  </ConfirmDialog>
)
const KINDS: Readonly<Record<string, ReactElement>> = {
  'Sure?': question,
  Help: <HelpDialog user={user} onClose={onClose} />,
  'What is new': <ReleaseNotesDialog onClose={onClose} />,
  'Data dictionary': <DictionaryDrawer onClose={onClose} />,
  'Import payment orders': <ImportDialog user={user} onClose={onClose} />,
}

const notice = () => screen.queryByRole('dialog', { name: 'Warm tip' })
const showNotice = async () => {
  act(() => showWarmTip({ detail: 'offline' }))
  await waitFor(() => expect(notice()).not.toBeNull())
}
const escape = (init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: 'Escape', ...init })

beforeEach(() => {
  onClose.mockClear()
  return () => act(clearWarmTips)
})

describe.each(Object.entries(KINDS))('Escape over “%s”', (name, dialog) => {
  it('answers the notice that stands above it, and only then it', async () => {
    renderInApp(
      <>
        {dialog}
        <WarmTipHost onLogIn={() => undefined} />
      </>,
    )
    await screen.findByRole('dialog', { name })
    await showNotice()
    escape()
    expect(notice()).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    escape({ isComposing: true })
    expect(onClose, 'gives up a word that an input method composes').not.toHaveBeenCalled()
    escape()
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

it('Escape answers a question that stands above a notice, and leaves that', async () => {
  const page = (isAsked: boolean) => (
    <>
      <WarmTipHost onLogIn={() => undefined} />
      {isAsked ? question : null}
    </>
  )
  const { rerender } = renderInApp(page(false))
  await showNotice()
  rerender(page(true))
  await screen.findByRole('dialog', { name: 'Sure?' })
  escape()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(notice()).not.toBeNull()
})

it('Escape that a dialog took reaches nothing else', () => {
  const elsewhere = vi.fn<() => void>()
  document.addEventListener('keydown', elsewhere)
  renderInApp(question)
  escape()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(elsewhere).not.toHaveBeenCalled()
  document.removeEventListener('keydown', elsewhere)
})
