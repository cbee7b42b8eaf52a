// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp, textsIn } from '@/testing/render'
import { CalendarPopup } from './calendar-popup'
import { DayCalendar } from './day-calendar'

it('takes Escape for itself from the moment it shows, also before it has taken the focus', () => {
  const onClose = vi.fn()
  renderInApp(
    <CalendarPopup label="Created" onClose={onClose} onLeave={vi.fn()}>
      <button type="button">1</button>
    </CalendarPopup>,
  )
  expect(screen.getByRole('dialog')).toBeDefined()
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  expect(onClose, 'the input method takes its word back').not.toHaveBeenCalled()
  const escape = createEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent(document.body, escape)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(escape.defaultPrevented, 'a dialog around it stays open').toBe(true)
})

it.each([
  ['zh', '2026年10月6日'],
  ['es', '6 de octubre de 2026'],
] as const)('reads a day aloud in %s as %s', async (language, name) => {
  renderInApp(
    <DayCalendar
      label="Day"
      day="2026-10-06"
      onPick={vi.fn()}
      onClose={vi.fn()}
      onLeave={vi.fn()}
    />,
    await textsIn(language),
  )
  expect(screen.getByRole('button', { name })).toBeDefined()
})
