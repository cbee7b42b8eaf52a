// @vitest-environment happy-dom
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reverseOrder, type ReverseOrder } from '@/api/contract/reverse-order'
import type { FormDefinition } from './form-definition'
import { useOrderForm } from './use-order-form'

/** What is typed, and what it is based on: shown with a reverse order, whose form has two fields. */

interface Typed extends Record<string, string> {
  debitCode: string
  remark: string
}

const definition: Pick<
  FormDefinition<Typed, ReverseOrder>,
  'schema' | 'toValues' | 'fieldsShown'
> = {
  schema: v.object({
    debitCode: v.fallback(v.string(), ''),
    // As its field would leave it: no longer than that.
    remark: v.pipe(
      v.fallback(v.string(), ''),
      v.transform((text) => text.slice(0, 20)),
    ),
  }),
  toValues: ({ debitCode = '', remark = '' }) => ({ debitCode, remark }),
  fieldsShown: () => ['debitCode', 'remark'],
}
const EMPTY: Typed = { debitCode: '', remark: '' }
const at = (minute: string) => `2026-11-21 09:${minute}:00`
const version = (minute: string, remark: string) =>
  v.parse(reverseOrder, {
    code: 'CX1',
    state: 5,
    amount: 100,
    debitCode: 'KK1',
    remark,
    gmtModified: at(minute),
  })
const first = version('01', 'first')
const second = version('02', 'second')
const third = version('03', 'third')

type Form = ReturnType<typeof useOrderForm<Typed, ReverseOrder>>
let root: Root
let form: Form

function Screen({ order }: { order: ReverseOrder | undefined }) {
  const state = useOrderForm(definition as FormDefinition<Typed, ReverseOrder>, order, EMPTY)
  return <Shown form={state} />
}

/** Hands out what a screen would show. */
function Shown({ form: shown }: { form: Form }) {
  form = shown
  return null
}

async function show(order: ReverseOrder | undefined) {
  await act(async () =>
    root.render(
      <StrictMode>
        <Screen order={order} />
      </StrictMode>,
    ),
  )
}

const perform = (work: () => void) => act(async () => work())
const type = (remark: string) => perform(() => form.change({ remark }))
/** What stands in the form, and the minute of the version that it would be sent for. */
const shown = () => ({ remark: form.values.remark, seen: form.base.seen })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

describe('a form', () => {
  it('starts with the order, or with what a new one starts with', async () => {
    await show(undefined)
    expect(form.values).toEqual(EMPTY)
    expect(form.base).toMatchObject({ order: undefined, seen: undefined })
  })

  it('follows a newer order as long as nothing was typed', async () => {
    await show(first)
    await show(second)
    expect(shown()).toEqual({ remark: 'second', seen: at('02') })
    expect(form.base.order).toBe(second)
  })

  it('stays on the version that the person saw when they began to type', async () => {
    await show(first)
    await type('mine')
    await show(second)
    expect(shown()).toEqual({ remark: 'mine', seen: at('01') })
  })

  it('follows again when everything typed was taken back', async () => {
    await show(first)
    await type('mine')
    await show(second)
    await type('first')
    expect(shown()).toEqual({ remark: 'second', seen: at('02') })
  })
})

describe('a draft that is taken up', () => {
  it('goes on with what was typed, on the version that it was typed on', async () => {
    await show(second)
    const values = { debitCode: 'KK1', remark: 'mine' }
    await perform(() => form.restore({ id: 'd', savedAt: 1, seen: at('01'), values }))
    await show(third)
    expect(form.values).toEqual(values)
    expect(form.base.seen).toBe(at('01'))
  })

  it('whose version is not known is none of the current version, but of the one that the order began with', async () => {
    await show({ ...third, gmtCreate: at('01') })
    const values = { debitCode: 'KK1', remark: 'mine' }
    await perform(() => form.restore({ id: 'd', savedAt: 1, values }))
    expect(shown()).toEqual({ remark: 'mine', seen: at('01') })
    expect(form.isStartKnown).toBe(false)
  })

  it('of a new order has no version, and what can’t be read of it is nothing', async () => {
    await show(undefined)
    const values = { debitCode: 7, remark: 'mine', owner: 'x' }
    await perform(() => form.restore({ id: 'd', savedAt: 1, values }))
    expect(form.values).toEqual({ debitCode: '', remark: 'mine' })
    expect(form.base.seen).toBeUndefined()
  })

  it('has what was typed as its field would have left it, and what the order has as it is', async () => {
    const remark = 'longer than its field would take it'
    await show(version('01', remark))
    const restore = (values: Typed) =>
      perform(() => form.restore({ id: 'd', savedAt: 1, seen: at('01'), values }))
    await restore({ debitCode: 'KK2', remark })
    expect(form.values).toEqual({ debitCode: 'KK2', remark })
    await restore({ debitCode: 'KK2', remark: `even ${remark}` })
    expect(form.values).toEqual({ debitCode: 'KK2', remark: 'even longer than its' })
  })
})

describe('a form that was saved', () => {
  it('shows what is saved', async () => {
    await show(first)
    await type(' mine ')
    const sent = form.values
    await perform(() => form.settle(version('02', 'mine'), sent))
    expect(shown()).toEqual({ remark: 'mine', seen: at('02') })
  })

  it('keeps what was typed since it was sent, on the version that is saved', async () => {
    await show(first)
    await type('mine')
    const sent = form.values
    await type('mine and more')
    await perform(() => form.settle(version('02', 'mine'), sent))
    await show(third)
    expect(shown()).toEqual({ remark: 'mine and more', seen: at('02') })
  })
})

describe('a form that was overtaken', () => {
  it('goes on with what is typed, on the version that the person has been shown', async () => {
    await show(first)
    await type('mine')
    await perform(() => form.rebase(second))
    expect(shown()).toEqual({ remark: 'mine', seen: at('02') })
    expect(form.base.order).toBe(second)
  })

  it('takes that version, also while the page still has the older one', async () => {
    await show(first)
    await type('mine')
    await perform(() => form.replace(second))
    expect(shown()).toEqual({ remark: 'second', seen: at('02') })
  })

  it('goes on with it, also when just that was typed and the page still has the older one', async () => {
    await show(first)
    await type('second')
    await perform(() => form.rebase(second))
    expect(shown()).toEqual({ remark: 'second', seen: at('02') })
  })
})

describe('what is wrong with a form', () => {
  it('is told of the first field from top to bottom, and no longer once that is changed', async () => {
    await show(undefined)
    let focused: string | undefined
    await perform(() => {
      focused = form.refuse({ remark: 'missing', debitCode: 'missing' })
    })
    expect(focused).toBe('debitCode')
    await type('mine')
    expect(form.errors).toEqual({ debitCode: 'missing' })
    await perform(() => form.settle(second, form.values))
    expect(form.errors).toEqual({})
  })

  it('keeps how a field was typed until that is changed, and takes it up with a draft', async () => {
    await show(undefined)
    await act(async () => form.change({ remark: '1250' }, { remark: '12,50' }))
    await act(async () => form.change({ debitCode: 'KK2' }))
    expect(form.asTyped).toEqual({ remark: '12,50' })
    const draft = { id: 'a', savedAt: 0, values: form.values, asTyped: form.asTyped }
    await act(async () => form.change({ remark: '1250' }, { remark: undefined }))
    expect(form.asTyped).toStrictEqual({})
    await act(async () => form.restore(draft))
    expect(form.asTyped).toEqual({ remark: '12,50' })
    await act(async () => form.change({ remark: '7' }))
    expect(form.asTyped).toStrictEqual({})
  })
})
