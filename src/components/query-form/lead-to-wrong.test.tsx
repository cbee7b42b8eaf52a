// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { eventually } from '@/testing/eventually'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import type { FilterErrors } from './filter-errors'
import type { FilterField } from './filter-field'
import { QueryDrawer } from './query-drawer'
import { QueryForm } from './query-form'

failOnConsoleErrors()

const FIELDS: readonly FilterField[] = [
  'Code',
  'Payer',
  'Remark',
  'Department',
  'Park',
  'Account',
].map((name) => ({ kind: 'text', name, label: { id: name } }))
const tooLong = { id: 'At most 128 characters' }
const onClose = vi.fn<() => void>()

/** Filters that are refused with these errors. */
function Filters({ wrong, isDrawer = false }: { wrong: FilterErrors; isDrawer?: boolean }) {
  const [errors, setErrors] = useState<FilterErrors>({})
  const props = {
    fields: FIELDS,
    draft: {},
    errors,
    suggestions: {},
    onChange: () => undefined,
    onWantSuggestions: () => undefined,
    onReset: () => undefined,
    onSearch: () => {
      setErrors(wrong)
      return wrong
    },
  }
  return isDrawer ? (
    <QueryDrawer {...props} onClose={onClose} />
  ) : (
    <QueryForm {...props} label="Filters" isChanged={false} onMore={() => undefined} />
  )
}

/** Presses Search, with the focus on its button as a press leaves it. */
function search(form: HTMLElement): void {
  const button = within(form).getByRole('button', { name: 'Search', hidden: true })
  button.focus()
  fireEvent.click(button)
}

describe('A search that is refused leads to the first field that is wrong', () => {
  it('of the form', async () => {
    renderInApp(<Filters wrong={{ Remark: tooLong, Payer: tooLong }} />)
    search(screen.getByRole('search'))
    await eventually(() => expect(document.activeElement).toBe(screen.getByLabelText('Payer')))
    expect(screen.queryByLabelText('Park')).toBeNull()
  })

  it('of the form’s part that was collapsed', async () => {
    renderInApp(<Filters wrong={{ Account: tooLong, Park: tooLong }} />)
    expect(screen.queryByLabelText('Park')).toBeNull()
    search(screen.getByRole('search'))
    await eventually(() => expect(document.activeElement).toBe(screen.getByLabelText('Park')))
  })

  it('of the drawer', async () => {
    renderInApp(<Filters isDrawer wrong={{ Account: tooLong, Park: tooLong }} />)
    search(screen.getByRole('dialog', { hidden: true }))
    await eventually(() => expect(document.activeElement).toBe(screen.getByLabelText('Park')))
    expect(onClose).not.toHaveBeenCalled()
  })
})

it('A search that is not refused leaves the focus where it is', async () => {
  renderInApp(<Filters wrong={{}} />)
  search(screen.getByRole('search'))
  await new Promise((done) => setTimeout(done))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }))
})
