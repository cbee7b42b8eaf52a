// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { DictionaryDrawer } from './dictionary-drawer'

const onClose = vi.fn<() => void>()
const writeText = vi.fn<(text: string) => Promise<void>>()

const show = (locale: 'zh' | 'en' | 'es') =>
  renderInApp(<DictionaryDrawer onClose={onClose} />, { locale })

failOnConsoleErrors()

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockReset().mockResolvedValue()
  onClose.mockClear()
  show('en')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const textOf = (element: Element) => element.textContent
// By label, not by role: names of a thousand cells take seconds to work out in a simulated document.
const button = (name: string) => {
  const found = screen.queryAllByLabelText(name).find((each) => each.matches('button'))
  return found ?? screen.getByText(name, { selector: 'button, button *' })
}
const tables = () => [...document.querySelectorAll('table')]
const labelOf = (element: Element) =>
  document.querySelector(`[id="${element.getAttribute('aria-labelledby')}"]`)?.textContent
const table = (name: string) => screen.getByLabelText(name, { selector: 'table' })
const rows = (name: string) =>
  [...table(name).querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(textOf).filter(Boolean),
  )
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const status = (name: string) => screen.getByLabelText(name, { selector: '[role="status"]' })
const parts = () =>
  within(status('Business types in the sum')).queryAllByRole('listitem').map(textOf)
const tick = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'fieldset input' })

const press = (name: string) => act(async () => button(name).click())

const type = (label: string, text: string) =>
  act(async () => void fireEvent.input(field(label), { target: { value: text } }))

describe('the dictionary', () => {
  it('has a column for each language, that of the interface first', async () => {
    const languages = () => [...table('Park').querySelectorAll('thead th')].map(textOf)
    expect(languages()).toEqual(['Code', 'English', '中文', 'Español'])
    expect(rows('Park')[3]).toEqual(['4', 'Sino-German', '中德园区', 'Sino-alemán'])
    show('es')
    expect([...table('Parque').querySelectorAll('thead th')].map(textOf)).toEqual([
      'Code',
      'Español',
      '中文',
      'English',
    ])
  })

  it('shows both readings of a state, and the kind of a channel', () => {
    expect(rows('Payment order state')[2]?.slice(1, 3)).toEqual([
      'Awaiting verification or confirmationInternal: Awaiting verification; External: Awaiting confirmation',
      '待核销/待确认内部：待核销；外部：待确认',
    ])
    expect(rows('Settlement channel')[3]).toContain('RRSEMSInternal')
  })

  it('searches as one types, says how much was found, and offers a way back from nothing', async () => {
    expect(document.body.textContent).toContain('Codes: 130 · Tables: 29')
    await type('Search', 'mercancía de nada')
    expect(tables()).toHaveLength(0)
    expect(document.body.textContent).toContain('No code and no table matches.')
    await press('Reset')
    expect(tables()).toHaveLength(23)
    expect(document.activeElement).toBe(field('Search'))
    await type('Search', 'tarjeta')
    expect(tables().map(labelOf)).toEqual(['Payment method', 'Card type'])
    expect(document.body.textContent).toContain('Codes: 4 · Tables: 2')
  })

  it('says of the enumerations without values that these are not fixed here', async () => {
    await type('Search', 'enterprise whitelist')
    expect(tables()).toHaveLength(0)
    expect(document.body.textContent).toContain('not fixed here')
    expect(document.body.textContent).toContain('Codes: 0 · Tables: 1')
  })
})

describe('copying from the dictionary', () => {
  it('takes a code, and says so again when it is taken again', async () => {
    await press('Copy 128: Local reservation')
    expect(writeText).toHaveBeenCalledWith('128')
    const first = status('Copying').firstElementChild
    expect(first?.textContent).toBe('Copied: 128')
    await press('Copy 128: Local reservation')
    expect(status('Copying').textContent).toBe('Copied: 128')
    expect(status('Copying').firstElementChild).not.toBe(first)
  })

  it('takes the rows of a table that are shown, as tab-separated text', async () => {
    await press('Copy table Breakfast')
    expect(writeText).toHaveBeenLastCalledWith(
      'Code\tEnglish\t中文\tEspañol\n' +
        '0\tNone\t无早\tSin desayuno\n' +
        '1\tSingle\t单早\tUn desayuno\n' +
        '2\tDouble\t双早\tDos desayunos',
    )
    expect(status('Copying').textContent).toBe('Copied: Breakfast')
    await type('Search', 'gems')
    expect(status('Copying').textContent).toBe('')
    await press('Copy table Settlement channel')
    expect(writeText).toHaveBeenLastCalledWith(
      'Code\tEnglish\t中文\tEspañol\n2\tGEMS (Internal)\tGEMS (内部)\tGEMS (Interna)',
    )
  })

  it('says when the browser refuses, or has no clipboard at all', async () => {
    writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await press('Copy 000: authentication failed, username or password wrong')
    expect(status('Copying').textContent).toContain('The browser refused to copy.')
    await press('Copy 001: username empty')
    expect(status('Copying').textContent).toBe('Copied: 001')
    vi.stubGlobal('navigator', {})
    await press('Copy 001: username empty')
    expect(status('Copying').textContent).toContain('The browser refused to copy.')
  })
})

describe('the decoder of business types', () => {
  const SUM = 'Sum of business types'

  it('names what is in a sum, and the bits that nobody knows', async () => {
    expect(button('Copy the sum').disabled).toBe(true)
    await type(SUM, ' 65,541 ')
    expect(parts()).toEqual(['1 Domestic air', '4 Direct-check hotel', '65536 Unknown bit (2^16)'])
    await press('Copy the sum')
    expect(writeText).toHaveBeenCalledWith('65541')
    await type(SUM, '９００７１９９２５４７４０９９１')
    expect(parts()).toHaveLength(53)
    await type(SUM, '0')
    expect(status('Business types in the sum').textContent).toBe('No business type.')
  })

  it('refuses what is no sum and says why', async () => {
    const reasonFor = async (text: string) => {
      await type(SUM, text)
      const id = field(SUM).getAttribute('aria-describedby')
      return document.querySelector(`[id="${id}"]`)?.textContent
    }
    expect(await reasonFor('-1')).toBe('A sum of business types is never negative.')
    expect(await reasonFor('1.5')).toBe('Enter a whole number.')
    expect(await reasonFor('train')).toBe('Enter a whole number.')
    expect(await reasonFor('9007199254740992')).toBe('The number is too large to be read exactly.')
    expect(parts()).toEqual([])
    expect(button('Copy the sum').disabled).toBe(true)
    expect(await reasonFor('')).toBeUndefined()
  })

  it('adds up what is ticked, and keeps the bits that nobody knows', async () => {
    await act(async () => tick('Train').click())
    await act(async () => tick('Train change').click())
    expect(field(SUM).value).toBe('1048592')
    await type(SUM, '65541')
    expect(tick('Domestic air').checked).toBe(true)
    expect(tick('Train').checked).toBe(false)
    await act(async () => tick('Domestic air').click())
    expect(field(SUM).value).toBe('65540')
  })

  it('keeps the sum through a search, and goes away among single codes', async () => {
    await type(SUM, '5')
    await type('Search', 'domestic air change')
    expect(tables().map(labelOf)).toEqual(['Business type'])
    expect(document.querySelector('fieldset')).toBeNull()
    await type('Search', 'business type')
    expect(field(SUM).value).toBe('5')
  })
})
