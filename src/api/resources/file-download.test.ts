import { describe, expect, it, vi } from 'vitest'
import { createFixtureApp } from '../../../fixtures/app'
import { exportPaymentOrders } from './payment-order-export'
import { paymentOrders } from './payment-orders'
import { downloadFile } from './file-download'
import { transport } from '../http/client'
import { testServer } from '@/testing/in-process-server'
import { failureOf } from '@/testing/test-transport'
import { eventually } from '@/testing/eventually'
import { balance } from '../endpoints'

/** Files against the real server. */

const server = testServer(createFixtureApp({ orders: 60 }), { username: 'zhao.min' })
const call = 'payment_order/list/export'
describe('exportPaymentOrders', () => {
  it("gives a workbook under the server's name, and tells its progress", async () => {
    const received: number[] = []
    const { blob, fileName } = await exportPaymentOrders(
      { business: 1 },
      { onProgress: (bytes) => void received.push(bytes) },
    )
    expect(fileName).toMatch(/\.xlsx$/)
    expect(await blob.slice(0, 2).text()).toBe('PK')
    expect(received.at(-1)).toBe(blob.size)
  })

  it.each([
    [
      { kind: 'refuse', message: 'too many rows' },
      { kind: 'rejected', serverText: 'too many rows' },
    ],
    [{ kind: 'status', status: 403 }, { kind: 'forbidden' }],
    [{ kind: 'html' }, { kind: 'shape' }],
    [{ kind: 'shape' }, { kind: 'shape' }],
    [{ kind: 'empty' }, { kind: 'empty' }],
    [{ kind: 'cut', afterBytes: 100 }, { kind: 'network' }],
  ])('$kind leaves no file', async (fault, expected) => {
    await server.fault({ call, ...fault })
    expect(await failureOf(exportPaymentOrders({ business: 1 }))).toMatchObject(expected)
    expect(await server.arrivals(call)).toBe(1)
  })

  it('gives up when nothing more comes for 30 s', async () => {
    await server.fault({ call, kind: 'stall', afterBytes: 100 })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failure = failureOf(exportPaymentOrders({ business: 1 }))
    await eventually(async () => expect(await server.arrivals(call)).toBe(1))
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })

  it('pressed twice is refused once', async () => {
    const first = exportPaymentOrders({ business: 1 })
    expect(await failureOf(exportPaymentOrders({ business: 1 }))).toMatchObject({
      kind: 'duplicate',
    })
    await first
    expect(await server.arrivals(call)).toBe(1)
  })
})

describe('downloadFile', () => {
  async function someAttachment() {
    const { rows } = await paymentOrders.fetchList({ business: 1, pageNum: 1, pageSize: 100 })
    for (const { code } of rows) {
      const order = await transport.request(balance.paymentOrderDetail, {
        body: { code },
        askedBy: 'cache',
      })
      const [attachment] = order.attachments
      if (attachment) return attachment
    }
    throw new Error('no order has an attachment')
  }

  it('gives the file', async () => {
    const { attachmentId, name } = await someAttachment()
    const { blob, fileName } = await downloadFile(attachmentId)
    expect(blob.size).toBeGreaterThan(0)
    expect(fileName).toBe(name)
  })

  it('an unknown file is an error', async () => {
    expect(await failureOf(downloadFile('no/such?file'))).toMatchObject({ name: 'ApiError' })
    // Asked for as one name, and not as a path with a query.
    expect(await server.lastPath()).toBe('/api/common/v1/file/download/no%2Fsuch%3Ffile')
  })
})
