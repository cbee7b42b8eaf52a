import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FILES } from './file-limits'
import { fileRows } from './rows'
import {
  isUnderWay,
  noUploads,
  reduceUploads,
  type AttachedFile,
  type UploadEvent,
  type UploadState,
} from './upload-state'

const file = (name: string, content = 'x') => new File([content], name)
const after = (...events: UploadEvent[]) => events.reduce(reduceUploads, noUploads)
const adding = (files: File[], attached = 0): UploadEvent => ({ type: 'added', attached, files })
const added = (...names: string[]) => adding(names.map((name) => file(name)))
const started = (key: number, attempt = 1): UploadEvent => ({ type: 'started', key, attempt })
const finished = (key: number, attempt = 1): UploadEvent => {
  const attachment = { attachmentId: `F${key}`, name: `stored ${key}` }
  return { type: 'finished', key, attempt, attachment }
}
const failed = (key: number, attempt = 1): UploadEvent => {
  return { type: 'failed', key, attempt, reason: ['no room'] }
}
const statuses = ({ uploads }: UploadState) => uploads.map(({ status }) => status)
const kinds = ({ notices }: UploadState) => notices.map(({ kind }) => kind)

describe('adding', () => {
  it('refuses file by file and takes the others', () => {
    const files = [file('a.pdf'), file('b.exe'), file('c.pdf', ''), file('d.pdf')]
    const state = after(adding(files))
    expect(statuses(state)).toEqual(['waiting', 'refused', 'refused', 'waiting'])
    expect(state.notices).toMatchObject([
      { kind: 'started', names: ['a.pdf', 'd.pdf'] },
      { kind: 'refused', name: 'b.exe', refusal: 'wrong-type' },
      { kind: 'refused', name: 'c.pdf', refusal: 'empty' },
    ])
  })

  it('counts what is attached, under way or failed, and nothing else', () => {
    const many = Array.from({ length: 4 }, (_, index) => file(`${index}.pdf`))
    const busy = after(added('a.pdf', 'b.pdf', 'c.exe'), started(1), started(2), failed(2))
    const state = reduceUploads(busy, adding(many, MAX_FILES - 4))
    expect(statuses(state).slice(3)).toEqual(['waiting', 'waiting', 'refused', 'refused'])
    expect(state.uploads.at(-1)).toMatchObject({ refusal: 'too-many' })
  })

  it('of nothing changes nothing', () => {
    expect(reduceUploads(noUploads, added())).toBe(noUploads)
  })
})

describe('what comes too late', () => {
  it.each([
    ['an answer after Cancel', [finished(1), failed(1)]],
    ['a start after Cancel', [started(1)]],
    ['progress after Cancel', [{ type: 'progressed', key: 1, attempt: 1, sentBytes: 1 } as const]],
  ])('%s changes nothing', (_what, events) => {
    const state = after(added('a.pdf'), started(1), { type: 'dropped', key: 1 })
    expect(state.uploads).toEqual([])
    for (const event of events) {
      expect(reduceUploads(state, { totalBytes: 1, ...event } as UploadEvent)).toBe(state)
    }
  })

  it('an answer of an earlier attempt is not that of the next one', () => {
    const state = after(
      added('a.pdf'),
      started(1),
      failed(1),
      { type: 'retried', key: 1 },
      started(1, 2),
    )
    expect(reduceUploads(state, finished(1))).toBe(state)
    expect(reduceUploads(state, failed(1))).toBe(state)
    expect(statuses(reduceUploads(state, finished(1, 2)))).toEqual(['done'])
  })

  it('only a failed file is sent again', () => {
    const state = after(added('a.pdf', 'b.exe'), started(1))
    expect(reduceUploads(state, { type: 'retried', key: 1 })).toBe(state)
    expect(reduceUploads(state, { type: 'retried', key: 2 })).toBe(state)
    expect(reduceUploads(state, { type: 'retried', key: 9 })).toBe(state)
  })
})

describe('a stored file', () => {
  const value: AttachedFile[] = [{ attachmentId: 'F1', name: 'stored 1' }]
  const stored = after(added('a.pdf'), started(1), finished(1))

  it('is shown until the value holds it, then by the value, in the same row', () => {
    expect(fileRows([], stored.uploads)).toMatchObject([{ id: 'upload-1', attachment: value[0] }])
    expect(fileRows(value, stored.uploads)).toMatchObject([{ id: 'upload-1' }])
    const seen = reduceUploads(stored, { type: 'value-seen', value })
    expect(fileRows(value, seen.uploads)).toMatchObject([{ id: 'upload-1' }])
    expect(reduceUploads(seen, { type: 'value-seen', value: [...value] })).toBe(seen)
  })

  it('is gone when the form itself takes it off, in the same rendering', () => {
    const seen = reduceUploads(stored, { type: 'value-seen', value })
    expect(fileRows([], seen.uploads)).toEqual([])
    expect(reduceUploads(seen, { type: 'value-seen', value: [] }).uploads).toEqual([])
  })

  it('stays when the value was changed meanwhile and does not hold it yet', () => {
    const other = [{ attachmentId: 'X', name: 'x.pdf' }]
    const state = reduceUploads(stored, { type: 'value-seen', value: other })
    expect(fileRows(other, state.uploads)).toMatchObject([{ id: 'file-X' }, { id: 'upload-1' }])
  })

  it('is taken off by a person, and that is said', () => {
    const [attachment = { attachmentId: '', name: '' }] = value
    const state = reduceUploads(stored, { type: 'detached', attachment })
    expect(state.uploads).toEqual([])
    expect(kinds(state)).toEqual(['started', 'attached', 'removed'])
  })
})

describe('putting away', () => {
  it('says whether something was cancelled or only removed', () => {
    const state = after(
      added('a.pdf', 'b.pdf', 'c.exe'),
      started(1),
      failed(1),
      ...[1, 2, 3].map((key) => ({ type: 'dropped', key }) as const),
    )
    expect(state.uploads).toEqual([])
    expect(kinds(state).slice(-3)).toEqual(['removed', 'cancelled', 'removed'])
  })

  it('takes all refused files at once, and nothing else', () => {
    const state = after(added('a.pdf', 'b.exe', 'c.exe'), { type: 'refused-dropped' })
    expect(statuses(state)).toEqual(['waiting'])
  })

  it('stopping leaves what is not under way', () => {
    const state = after(added('a.pdf', 'b.pdf', 'c.exe'), started(1), failed(1), {
      type: 'stopped',
    })
    expect(statuses(state)).toEqual(['failed', 'refused'])
  })
})

describe('whatever happens', () => {
  const key = fc.integer({ min: 1, max: 12 })
  const attempt = fc.integer({ min: 1, max: 2 })
  const event: fc.Arbitrary<UploadEvent> = fc.oneof(
    fc
      .array(fc.constantFrom('a.pdf', 'b.exe', 'c.png'), { maxLength: 6 })
      .map((names) => added(...names)),
    fc.tuple(key, attempt).map((args) => started(...args)),
    fc.tuple(key, attempt).map((args) => finished(...args)),
    fc.tuple(key, attempt).map((args) => failed(...args)),
    key.map((key): UploadEvent => ({ type: 'retried', key })),
    key.map((key): UploadEvent => ({ type: 'dropped', key })),
  )

  it('keys are unique, a row is shown once, and never more than the limit are under way', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const state = after(...events)
        const keys = [...state.uploads, ...state.notices].map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        expect(fileRows([], state.uploads)).toHaveLength(state.uploads.length)
        expect(state.uploads.filter(isUnderWay).length).toBeLessThanOrEqual(MAX_FILES)
      }),
    )
  })
})
