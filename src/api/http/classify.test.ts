import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { refuseErrorStatus } from './classify-status'
import { openEnvelope } from './open-envelope'
import { loginFailures } from '@/api/resources/login-exchanges'
import { readCall, writeCall } from '@/testing/test-transport'

function errorOf(act: () => unknown): ApiError {
  const thrown = thrownBy(act)
  if (thrown instanceof ApiError) return thrown
  throw new Error('no ApiError was thrown', { cause: thrown })
}

const byStatus = (status: number, body: unknown, call = readCall) =>
  errorOf(() =>
    refuseErrorStatus(call, {
      status,
      text: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
const byEnvelope = (body: unknown, call = readCall) =>
  errorOf(() => openEnvelope(call, typeof body === 'string' ? body : JSON.stringify(body)))

describe('refuseErrorStatus', () => {
  it.each([
    [400, 'bad-request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [500, 'server'],
    [404, 'status'],
    [409, 'status'],
    [503, 'status'],
    [204, 'status'],
  ])('%d is %s', (status, kind) => {
    expect(byStatus(status, '')).toMatchObject({ kind, status, serverText: undefined })
  })

  it('lets 200 pass', () => {
    expect(() => refuseErrorStatus(readCall, { status: 200, text: '' })).not.toThrow()
  })

  it('keeps the first 200 characters of the exception, or of the message without one', () => {
    expect(byStatus(500, { exception: 'x'.repeat(300), message: 'm' }).serverText).toBe(
      'x'.repeat(200),
    )
    expect(byStatus(400, { exception: null, message: 'm' }).serverText).toBe('m')
    expect(byStatus(400, { exception: { deep: 1 }, message: 'm' }).serverText).toBe('m')
    expect(byStatus(400, 'plain words').serverText).toBe('plain words')
  })

  it("does not take a proxy's page for the server's words", () => {
    expect(byStatus(500, '<!doctype html><html><body>502</body></html>').serverText).toBe(undefined)
  })

  it('keeps the words of an error without blanks around them, as text and in an object', () => {
    expect(byStatus(500, ' Broken\n').serverText).toBe('Broken')
    expect(byStatus(500, { exception: ' Broken ' }).serverText).toBe('Broken')
  })

  it('knows a missing principal in any error but 403', () => {
    expect(byStatus(500, { message: 'No principal' }).kind).toBe('unauthorized')
    expect(byStatus(400, { exception: 'principal is null' }).kind).toBe('unauthorized')
    expect(byStatus(403, { message: 'No principal' }).kind).toBe('forbidden')
    expect(byStatus(400, { message: 'principal is required' }).kind).toBe('bad-request')
  })

  it('takes a 401 on a sign-in for a refused sign-in', () => {
    const call = { ...writeCall, reasons: loginFailures }
    expect(byStatus(401, { message: '009' }, call)).toMatchObject({
      kind: 'rejected',
      reason: loginFailures['009'],
    })
  })

  it('leaves doubt where an error of a write is not in the platform’s own words', () => {
    const own = JSON.stringify({ status: 500, exception: 'Broken', message: 'broken', path: '/' })
    for (const status of [500, 501, 507]) {
      for (const words of [own, { exception: 'Broken' }, { message: 'broken' }]) {
        expect(byStatus(status, words, writeCall).outcome).toBe('failed')
      }
      for (const body of ['', 'broken', '<html></html>', '{}', '{"exception":']) {
        expect(byStatus(status, body, writeCall).outcome).toBe('unknown')
      }
    }
    for (const status of [400, 401, 403, 404, 409, 418, 429]) {
      expect(byStatus(status, '', writeCall).outcome).toBe('failed')
    }
    // Words of the platform about the way to it say nothing of what was done.
    expect(byStatus(503, own, writeCall).outcome).toBe('unknown')
    expect(byStatus(204, '', writeCall).outcome).toBe('unknown')
  })

  it('leaves doubt where a gateway lost the answer to a write', () => {
    expect(byStatus(504, '', writeCall).outcome).toBe('unknown')
    expect(byStatus(502, '', writeCall).outcome).toBe('unknown')
    expect(byStatus(503, '', writeCall).outcome).toBe('unknown')
    expect(byStatus(408, '', writeCall).outcome).toBe('unknown')
    expect(byStatus(504, '', readCall).outcome).toBe('failed')
  })
})

describe('openEnvelope', () => {
  it('gives the envelope of a success', () => {
    expect(openEnvelope(readCall, '\uFEFF{"success":true,"data":1,"more":2}')).toEqual({
      success: true,
      data: 1,
      more: 2,
    })
  })

  it.each(['', ' ', '\r\n'])('an empty body: %j', (text) => {
    expect(byEnvelope(text).kind).toBe('empty')
  })

  it.each(['<html></html>', '{"success":', '[]', 'null', '1', '"x"', '{}', '{"success":"yes"}'])(
    'not an envelope: %s',
    (text) => {
      expect(byEnvelope(text)).toMatchObject({ kind: 'shape', status: 200 })
    },
  )

  it('keeps 200 characters of the message of a refusal', () => {
    expect(byEnvelope({ success: false, message: '好'.repeat(201) })).toMatchObject({
      kind: 'rejected',
      serverText: '好'.repeat(200),
      isHtml: false,
      outcome: 'failed',
    })
    expect(byEnvelope({ success: false, message: 7 }).serverText).toBe('7')
    expect(byEnvelope({ success: false, message: null }).serverText).toBeUndefined()
    expect(byEnvelope({ success: false }).serverText).toBeUndefined()
  })

  it('marks markup', () => {
    expect(byEnvelope({ success: false, message: '<b>no</b>' }).isHtml).toBe(true)
  })

  it('knows the refused field, which is never a lost session', () => {
    expect(
      byEnvelope({
        success: false,
        message: 'principal not found',
        data: { field: 'principalId' },
      }),
    ).toMatchObject({ kind: 'rejected', field: 'principalId' })
    expect(byEnvelope({ success: false, message: 'principal not found' }).kind).toBe('unauthorized')
  })

  it('words the codes of a failed sign-in', () => {
    const call = { ...writeCall, reasons: loginFailures }
    expect(byEnvelope({ success: false, message: ' 005 ' }, call).reason).toBe(loginFailures['005'])
    expect(byEnvelope({ success: false, message: 'other' }, call)).toMatchObject({
      reason: undefined,
      serverText: 'other',
    })
  })

  it('throws nothing but ApiErrors, whatever comes in', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.json(), fc.string()),
        fc.integer({ min: 100, max: 599 }),
        (text, status) => {
          for (const thrown of [
            thrownBy(() => openEnvelope(readCall, text)),
            thrownBy(() => refuseErrorStatus(readCall, { status, text })),
          ]) {
            expect(thrown === undefined || thrown instanceof ApiError).toBe(true)
          }
        },
      ),
    )
  })
})

function thrownBy(act: () => unknown): unknown {
  try {
    act()
    return undefined
  } catch (error) {
    return error
  }
}
