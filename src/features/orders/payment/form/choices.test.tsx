// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Channel, Department, VerifyUser } from '@/api/contract/base-data'
import { channelsOptions } from '@/api/resources/channels'
import { departmentsOptions } from '@/api/resources/departments'
import { parksOptions } from '@/api/resources/parks'
import { verifyUsersOptions } from '@/api/resources/verify-users'
import { paymentOrderDetail, type PaymentOrderDetail } from '@/api/contract/payment-order'
import { usePaymentChoices } from './choices'
import { EMPTY_PAYMENT_FORM, toFormValues, type PaymentFormValues } from './form-values'

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

/** What the server knows in a test that is about it. */
interface Known {
  channels: readonly Channel[]
  departments: readonly Department[]
  users: readonly Omit<VerifyUser, 'gmtModified' | 'lastModifiedBy'>[]
}

type Choices = ReturnType<typeof usePaymentChoices>
let choices: Choices

function Form(props: { values: PaymentFormValues; order: PaymentOrderDetail | undefined }) {
  return <Shown choices={usePaymentChoices(props.values, props.order)} />
}

/** Hands out what a screen would offer. */
function Shown({ choices: shown }: { choices: Choices }) {
  choices = shown
  return null
}

/** What can be chosen. */
async function choicesOf(
  values: PaymentFormValues,
  order?: PaymentOrderDetail,
  { channels = CHANNELS, departments = [], users = USERS }: Partial<Known> = {},
) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(channelsOptions.queryKey, [...channels])
  queryClient.setQueryData(parksOptions.queryKey, [...PARKS])
  queryClient.setQueryData(departmentsOptions.queryKey, [...departments])
  const read = { total: users.length, isInconsistent: false }
  const rows = users.map((user) => ({ ...user, gmtModified: undefined, lastModifiedBy: undefined }))
  queryClient.setQueryData(verifyUsersOptions.queryKey, { ...read, rows })
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Form values={values} order={order} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  )
  await act(async () => root.unmount())
  return choices
}

/** The values that can be chosen, with nothing chosen yet. */
async function offered(settlement: PaymentFormValues['settlement'], order?: PaymentOrderDetail) {
  const { channels, parks, principals } = await choicesOf(
    { ...EMPTY_PAYMENT_FORM, settlement },
    order,
  )
  const valuesOf = (of: readonly { value: string }[]) => of.map(({ value }) => value)
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

it('A channel without a type is of the side its id is known for', async () => {
  const untyped = CHANNELS.map((channel) => ({ ...channel, type: undefined, valid: undefined }))
  const valuesOf = async (settlement: '1' | '2') => {
    const form = { ...EMPTY_PAYMENT_FORM, settlement }
    const { channels, sideOf } = await choicesOf(form, undefined, { channels: untyped })
    return channels.map(({ value }) => [value, sideOf(value)])
  }
  expect(await valuesOf('1')).toEqual([['1', '1']])
  expect(await valuesOf('2')).toEqual([['6', '2']])
  // One that is not known is of neither.
  expect((await choicesOf(EMPTY_PAYMENT_FORM, undefined, { channels: untyped })).sideOf('8')).toBe(
    '',
  )
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

it('What stands in the form can be seen: a draft may have what has gone out of use', async () => {
  const draft: PaymentFormValues = {
    ...EMPTY_PAYMENT_FORM,
    settlement: '1',
    channelId: '8',
    affiliationParkId: '6',
    affiliationDepartmentCode: 'D9',
    principalId: '3',
    feeItemCode: '999',
  }
  const { channels, parks, departments, principals, feeItems } = await choicesOf(draft)
  expect([channels, parks, departments, principals, feeItems].map((list) => list.at(-1))).toEqual([
    { value: '8', label: '旧预算系统' },
    { value: '6', label: '平度园区' },
    { value: 'D9', label: 'D9' },
    { value: '3', label: 'ma.chao' },
    { value: '999', label: '999' },
  ])
})

it('Who is in charge of an order and in no list is of no known side, and has the order’s name on any', async () => {
  const order = v.parse(paymentOrderDetail, {
    code: 'FK1',
    state: 5,
    amount: 1,
    actual: 1,
    principalId: 9,
    principalName: '王芳',
  })
  const form = toFormValues(order)
  expect(form.settlement).toBe('')
  const { principals, sideOfPerson } = await choicesOf({ ...form, settlement: '2' }, order)
  expect(principals.at(-1)).toEqual({ value: '9', label: '王芳' })
  expect(['9', '', '1', '2'].map(sideOfPerson)).toEqual(['', '', '1', '2'])
})

it('What stands in the form and is offered anyway stands there once', async () => {
  const order = v.parse(paymentOrderDetail, {
    code: 'FK1',
    state: 5,
    amount: 1,
    actual: 1,
    channelId: 1,
    channel: CHANNELS[0],
    affiliationParkId: 1,
    affiliationDepartmentCode: 'D8',
    affiliationDepartmentName: '旧部门',
    principalId: 1,
    principalName: '李娜',
    feeItemCode: '998',
    feeItemName: '旧费用',
  })
  const { channels, parks, departments, principals, feeItems } = await choicesOf(
    toFormValues(order),
    order,
  )
  expect([channels, parks, departments, principals].map((list) => list.length)).toEqual([
    1, 1, 1, 1,
  ])
  expect(departments).toEqual([{ value: 'D8', label: '旧部门' }])
  expect(feeItems.slice(-1)).toEqual([{ value: '998', label: '旧费用' }])
})

const department = (code: string, name: string): Department => ({ id: 1, code, name, valid: 1 })

it('Departments of one name are told apart by their codes, the one of the order too', async () => {
  const departments = [
    department('D1', '财务部'),
    department('D2', ' 财务部'),
    department('D3', '信息部'),
    department('D4', '法务部'),
  ]
  const labels = async (values: PaymentFormValues, order?: PaymentOrderDetail) =>
    (await choicesOf(values, order, { departments })).departments.map(({ label }) => label)
  expect(await labels(EMPTY_PAYMENT_FORM)).toEqual([
    '财务部 (D1)',
    ' 财务部 (D2)',
    '信息部',
    '法务部',
  ])
  const order = v.parse(paymentOrderDetail, {
    code: 'FK1',
    state: 5,
    amount: 1,
    actual: 1,
    affiliationDepartmentCode: 'D9',
    affiliationDepartmentName: '法务部',
  })
  const [, , , ...last] = await labels(toFormValues(order), order)
  expect(last).toEqual(['法务部 (D4)', '法务部 (D9)'])
})

it('People of one name and user name are told apart by their sides, of one side by their ids', async () => {
  const [person] = USERS
  const users = [
    person,
    { ...person, id: 11, type: 2 },
    { ...person, id: 12, type: 2 },
    { ...USERS[1], id: 13 },
  ]
  const labels = async (settlement: PaymentFormValues['settlement']) =>
    (await choicesOf({ ...EMPTY_PAYMENT_FORM, settlement }, undefined, { users })).principals.map(
      ({ label }) => label,
    )
  expect(await labels('')).toEqual([
    '李娜 (li.na) (Internal)',
    '李娜 (li.na) (External) (11)',
    '李娜 (li.na) (External) (12)',
    '陈杰 (chen.jie)',
  ])
  expect(await labels('1')).toEqual(['李娜 (li.na)'])
  expect(await labels('2')).toEqual(['李娜 (li.na) (11)', '李娜 (li.na) (12)', '陈杰 (chen.jie)'])
})

it('Channels and parks of one name are told apart by their ids', async () => {
  const channels = [CHANNELS[0], { id: 12, name: 'BCC', type: 1, valid: 1 as const }]
  const { channels: shown } = await choicesOf(EMPTY_PAYMENT_FORM, undefined, { channels })
  expect(shown.map(({ label }) => label)).toEqual(['BCC (1)', 'BCC (12)'])
})
