import { expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { leaveTab, takeTab } from '@/session/take-tab'
import { fakeStorage } from '@/testing/fake-storage'
import { sharedViewSchema } from './views'
import { offerSharedView, sharedViewNow } from './shared-view-store'

it('A view that came by a link is offered to the person who opened it, and to nobody after them', () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  leaveTab()
  takeTab('zhang.wei')
  const view = v.parse(sharedViewSchema, {
    name: 'Theirs',
    filters: { state: '10' },
    columns: { order: [], hidden: ['state'], widths: {}, pinned: [] },
    pageSize: 10,
  })
  offerSharedView('payment-orders', view)
  takeTab('zhang.wei')
  expect(sharedViewNow('payment-orders')).toBe(view)
  takeTab('li.na')
  expect(sharedViewNow('payment-orders')).toBeUndefined()
  vi.unstubAllGlobals()
})
