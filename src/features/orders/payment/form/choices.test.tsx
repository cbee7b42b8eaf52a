// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { channelsOptions } from '@/api/resources/channels'
import { departmentsOptions } from '@/api/resources/departments'
import { parksOptions } from '@/api/resources/parks'
import { verifyUsersOptions } from '@/api/resources/verify-users'
import { paymentOrderDetail, type PaymentOrderDetail } from '@/api/contract/payment-order'
import { usePaymentChoices } from './choices'
import type { PaymentFormValues } from './form-values'

/** What the server knows: of every kind something in use, and something that is no more. */
const CHANNELS = [
  { id: 1, name: 'BCC', type: 1, valid: 1 },
  { id: 6, name: 'Transfer', type: 2, valid: 1 },
  { id: 8, name: '旧预算系统', type: 1, valid: 0 },
  { id: 9, name: '旧转账', type: 2, valid: 0 },
] as const
const PARKS = [
  { id: 1, name: '总部', valid: 1 },
  { id: 6, name: '平度园区', valid: 0 },
] as const
const USERS = [
  { id: 1, username: 'li.na', nickName: '李娜', type: 1, valid: 1 },
  { id: 2, username: 'chen.jie', nickName: '陈杰', type: 2, valid: 1 },
  { id: 3, username: 'ma.chao', nickName: undefined, type: 1, valid: 0 },
] as const

type Choices = ReturnType<typeof usePaymentChoices>
let choices: Choices

function Form(props: {
  settlement: PaymentFormValues['settlement']
  order: PaymentOrderDetail | undefined
}) {
  return <Shown choices={usePaymentChoices(props.settlement, props.order)} />
}

/** Hands out what a screen would offer. */
function Shown({ choices: shown }: { choices: Choices }) {
  choices = shown
  return null
}

/** The values that can be chosen. */
async function offered(settlement: PaymentFormValues['settlement'], order?: PaymentOrderDetail) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(channelsOptions.queryKey, [...CHANNELS])
  queryClient.setQueryData(parksOptions.queryKey, [...PARKS])
  queryClient.setQueryData(departmentsOptions.queryKey, [])
  const page = { pageNum: 1, pageSize: 1000, total: USERS.length }
  const rows = USERS.map((user) => ({ ...user, gmtModified: undefined, lastModifiedBy: undefined }))
  queryClient.setQueryData(verifyUsersOptions.queryKey, { ...page, rows })
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Form settlement={settlement} order={order} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  )
  await act(async () => root.unmount())
  const valuesOf = (of: readonly { value: string }[]) => of.map(({ value }) => value)
  const { channels, parks, principals } = choices
  return {
    channels: valuesOf(channels),
    parks: valuesOf(parks),
    principals: valuesOf(principals),
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return () => vi.unstubAllGlobals()
})

it('A new order is offered what is in use, of its settlement', async () => {
  expect(await offered('1')).toEqual({ channels: ['1'], parks: ['1'], principals: ['1'] })
  expect(await offered('2')).toEqual({ channels: ['6'], parks: ['1'], principals: ['2'] })
})

it('While the settlement is unknown everything in use is offered', async () => {
  expect(await offered('')).toEqual({
    channels: ['1', '6'],
    parks: ['1'],
    principals: ['1', '2'],
  })
})

it('An order keeps what it has and what is no longer in use, on its own side', async () => {
  const order = v.parse(paymentOrderDetail, {
    code: 'FK1',
    state: 5,
    amount: 1,
    actual: 1,
    channelId: 8,
    channel: CHANNELS[2],
    affiliationParkId: 6,
    park: PARKS[1],
    principalId: 3,
    principalName: '马超',
  })
  expect(await offered('1', order)).toEqual({
    channels: ['1', '8'],
    parks: ['1', '6'],
    principals: ['1', '3'],
  })
  expect(await offered('2', order)).toEqual({
    channels: ['6'],
    parks: ['1', '6'],
    principals: ['2'],
  })
})
