import type { MessageDescriptor } from '@lingui/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields, toldApart, type DisplayField, type NamedThing } from './display-field'

const label: MessageDescriptor = { id: 'label', message: 'Label' }
const field = (id: string, text: DisplayField['text']): DisplayField => ({ id, label, text })
const ids = (before: DisplayField[], after: DisplayField[]) =>
  changedFields(before, after).map(({ id }) => id)

const texts = fc.option(fc.string(), { nil: undefined })
const documents = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), texts), {
    selector: ([id]) => id,
  })
  .map((fields) => fields.map(([id, text]) => field(id, text)))

describe('the fields that read differently', () => {
  it('are told with what stood there and what stands there now', () => {
    expect(changedFields([field('amount', '1.00')], [field('amount', '2.00')])).toEqual([
      { id: 'amount', label, before: '1.00', after: '2.00' },
    ])
  })

  it('hold fields that only one version has, those that are gone last', () => {
    const before = [field('gone', 'x'), field('same', 'y')]
    const after = [field('same', 'y'), field('new', 'z')]
    expect(ids(before, after)).toEqual(['new', 'gone'])
  })

  it('do not hold what reads the same: spaces around it, or nothing in two ways', () => {
    expect(ids([field('a', ' x '), field('b', '')], [field('a', 'x')])).toEqual([])
    expect(ids([field('a', undefined)], [field('a', ' ')])).toEqual([])
  })

  it('tell messages apart by what they say, not by which object they are', () => {
    const state = (id: string, values?: Record<string, number>): MessageDescriptor => ({
      id,
      ...(values ? { values } : {}),
    })
    expect(ids([field('s', state('saved'))], [field('s', state('saved'))])).toEqual([])
    expect(ids([field('s', state('saved'))], [field('s', state('done'))])).toEqual(['s'])
    expect(
      ids([field('s', state('state', { n: 1 }))], [field('s', state('state', { n: 2 }))]),
    ).toEqual(['s'])
  })

  it('are none between a document and itself, and the same fields both ways', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        expect(changedFields(before, before)).toEqual([])
        expect(ids(before, after).toSorted()).toEqual(ids(after, before).toSorted())
      }),
    )
  })
})

describe('versions of a list of files', () => {
  const files = (...named: NamedThing[]) => ({
    ...field('files', named.map(({ id, name }) => `${name} (${id})`).join()),
    named,
  })
  const texts = (...versions: readonly (DisplayField | undefined)[]) =>
    toldApart(versions).map((version) => version?.text)

  it('are read by names', () => {
    expect(
      texts(files({ id: '1', name: 'a.pdf' }), undefined, files({ id: '1', name: 'a.pdf' }, { id: '2', name: 'b.pdf' })),
    ).toEqual(['a.pdf', undefined, 'a.pdf\nb.pdf'])
  }) // prettier-ignore

  it('are read by ids too where one name stands for two files, in one version or in two', () => {
    expect(texts(files({ id: '1', name: 'a.pdf' }), files({ id: '2', name: 'a.pdf' }))).toEqual([
      'a.pdf (1)',
      'a.pdf (2)',
    ])
    expect(
      texts(files({ id: '1', name: 'a.pdf' }, { id: '2', name: 'a.pdf' }, { id: '3', name: 'c.pdf' })),
    ).toEqual(['a.pdf (1)\na.pdf (2)\nc.pdf'])
  }) // prettier-ignore

  it('leave other fields as they are', () => {
    expect(texts(field('remark', 'x'), field('remark', undefined))).toEqual(['x', undefined])
  })
})
