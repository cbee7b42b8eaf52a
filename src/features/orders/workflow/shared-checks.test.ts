import { describe, expect, it } from 'vitest'
import { attachmentsProblem, remarkTooLong } from './shared-checks'

describe('a remark', () => {
  it.each([
    ['nothing', ''],
    ['200 characters', 'x'.repeat(200)],
    ['200 characters that take two units each', '🎁'.repeat(200)],
    ['blanks around it, which are not sent', ` ${'x'.repeat(200)}\n`],
  ])('may be %s', (_, remark) => expect(remarkTooLong(remark)).toBeUndefined())

  it('may not be longer', () => {
    expect(remarkTooLong('🎁'.repeat(201))).toMatchObject({ values: { LONGEST_REMARK: 200 } })
  })
})

describe('attachments', () => {
  it('are ten at most', () => {
    expect(attachmentsProblem(Array.from({ length: 10 }))).toBeUndefined()
    expect(attachmentsProblem(Array.from({ length: 11 }))).toMatchObject({
      values: { MAX_FILES: 10 },
    })
  })
})
