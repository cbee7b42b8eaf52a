// @vitest-environment happy-dom
import { I18nProvider } from '@lingui/react'
import { setupI18n } from '@lingui/core'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderInApp, textsIn } from '@/testing/render'
import { DayInput } from './day-input'

const english = setupI18n({ locale: 'en', messages: { en: {} } })

function Field({ texts = english }) {
  const [day, setDay] = useState('')
  return (
    <I18nProvider i18n={texts}>
      <DayInput id="day" name="day" label="Day" value={day} onChange={setDay} />
    </I18nProvider>
  )
}

it('tells how a day was read as long as it stands there, in the language in force, and each time anew', async () => {
  const { locale, messages } = await textsIn('es')
  const spanish = setupI18n({ locale, messages: { [locale]: messages } })
  const { rerender } = renderInApp(<Field />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const type = (text: string) => {
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: text } })
  }
  const told = '2026/11/1 was read as 2026-11-01'
  type('2026/11/1')
  fireEvent.blur(field)
  const live = await screen.findByText(told)
  expect(field.value).toBe('2026-11-01')

  type('2026-11-02')
  expect(live.textContent).toBe('')
  fireEvent.blur(field)
  type('2026-11-01')
  fireEvent.blur(field)
  expect(live.textContent, 'typed as it is written').toBe('')
  type('2026/11/1')
  expect(live.textContent).toBe('')
  fireEvent.blur(field)
  expect(live.textContent).toBe(told)

  rerender(<Field texts={spanish} />)
  expect(live.textContent).toBe('2026/11/1 se leyó como 2026-11-01')
  expect(field.placeholder).toBe('AAAA-MM-DD')
})

it('tells of a day that the calendar does not have that there is none, however it was written', async () => {
  renderInApp(<Field />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'Feb 30, 2026' } })
  fireEvent.blur(field)
  expect(await screen.findByText('There is no such day')).toBeDefined()
  expect(field.value).toBe('2026-02-30')
})
