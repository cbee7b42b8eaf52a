// @vitest-environment happy-dom
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DayRangeCalendar } from '@/components/query-form/day-range-calendar'
import { toChinaDate } from '@/domain/china-time'
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

const noPress = { onPick: vi.fn(), onClose: vi.fn(), onLeave: vi.fn() }
const focused = () => document.activeElement?.getAttribute('aria-label')

it.each([
  ['a day', <DayCalendar key="" label="Day" day="2026-10-06" {...noPress} />],
  [
    'a range of days',
    <DayRangeCalendar key="" label="Day" start="2026-10-06" end="2026-10-20" {...noPress} />,
  ],
])(
  'the calendar of %s opens on the day that is chosen, and keys lead to any other',
  async (_, calendar) => {
    renderInApp(calendar)
    await waitFor(() => expect(focused()).toBe('6 October 2026'))
    expect(screen.getByRole('table').getAttribute('aria-label')).toBe('October 2026')
    const told = screen.getByRole('status')
    expect(told.textContent).toBe('')
    const steps = [
      [{ key: 'ArrowRight' }, '7 October 2026', ''],
      [{ key: 'ArrowUp' }, '30 September 2026', 'September 2026'],
      [{ key: 'ArrowRight' }, '1 October 2026', 'October 2026'],
      [{ key: 'ArrowLeft' }, '30 September 2026', 'September 2026'],
      [{ key: 'ArrowDown' }, '7 October 2026', 'October 2026'],
      [{ key: 'Home' }, '5 October 2026', 'October 2026'],
      [{ key: 'End' }, '11 October 2026', 'October 2026'],
      [{ key: 'PageDown' }, '11 November 2026', 'November 2026'],
      [{ key: 'PageUp', shiftKey: true }, '11 November 2025', 'November 2025'],
      [{ key: 'PageUp' }, '11 October 2025', 'October 2025'],
    ] as const
    for (const [key, day, month] of steps) {
      const press = createEvent.keyDown(document.activeElement ?? document.body, key)
      fireEvent(document.activeElement ?? document.body, press)
      expect(focused(), key.key).toBe(day)
      expect(told.textContent, key.key).toBe(month)
      expect(press.defaultPrevented, 'the page behind stays where it is').toBe(true)
    }
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
    expect(told.textContent).toBe('November 2025')
    expect(screen.getByRole('table').getAttribute('aria-label')).toBe('November 2025')
  },
)

it('keeps the focus where months, years and days are chosen from after each other', async () => {
  renderInApp(<DayCalendar label="Day" day="2026-10-06" {...noPress} />)
  await waitFor(() => expect(focused()).toBe('6 October 2026'))
  const press = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  const text = () => document.activeElement?.textContent
  press('Choose a month')
  expect(text()).toBe('Oct')
  press('Choose a year')
  expect(text()).toBe('2026')
  press('2024')
  expect(text()).toMatch(/^[A-Z][a-z]{2}$/)
  press('Feb')
  expect(focused()).toMatch(/ February 2024$/)
})

it('opens on today where no day is chosen', async () => {
  renderInApp(<DayCalendar label="Day" day="" {...noPress} />)
  const today = String(Number(toChinaDate(Date.now()).slice(-2)))
  await waitFor(() => expect(focused()).toMatch(new RegExp(`^${today} `)))
})
