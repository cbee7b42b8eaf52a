// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { transport } from '@/api/http/client'
import { currentUserOptions } from '@/api/resources/session'
import type { OrderKind } from '@/domain/order-kinds'
import { debitState } from '@/domain/order-states'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { testRouter } from '@/testing/router'
import type { OrderBase } from '../../../order-type'
import type { RecentOrder, RecentOrders, RecentSearch } from '../../../workflow/recent-orders'
import { DecisionFacts } from './decision-facts'
import type { FactsView } from './facts-view'

failOnConsoleErrors()
beforeEach(() => {
  // Noon in China.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 4) })
  vi.spyOn(transport, 'serverNow').mockReturnValue(undefined)
  return () => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
})

const order: OrderBase = { code: 'KK1', state: 10, amount: 100, gmtCreate: '2026-11-20 09:00:00' }

const recent = (code: string, changes: Partial<RecentOrder> = {}): RecentOrder => ({
  code,
  amount: 100,
  at: '2026-11-01 09:00:00',
  payingEntity: 'FK1',
  state: debitState(10),
  isRejected: false,
  ...changes,
})

type Look = RecentOrder[] | 'too many' | 'never' | 'fails'

let looks = 0
/** A look at a list that brings this, and how often it was made. */
function look(brings: Look) {
  const queryFn = vi.fn((): Promise<RecentOrders> => {
    if (brings === 'never') return new Promise(() => undefined)
    if (brings === 'fails') return Promise.reject(new Error('offline'))
    if (brings === 'too many') return Promise.resolve({ orders: [], areTooMany: true })
    return Promise.resolve({ orders: brings, areTooMany: false })
  })
  const search: RecentSearch = { queryKey: ['look', ++looks], queryFn }
  return { search, queryFn }
}

interface Shown {
  kind?: OrderKind
  applicant?: Look
  owner?: Look
  chain?: Look
  source?: Partial<FactsView<OrderBase>>
  of?: OrderBase
  authorities?: User['authorities']
}

/** Shows the facts beside an order; a look that is not named has nothing to look for. */
function show({
  kind = 'debit',
  applicant,
  owner,
  chain,
  source,
  of = order,
  authorities = [],
}: Shown) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const user: User = { username: 'li.na', authorities }
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  const [ofApplicant, ofOwner, ofChain] = [applicant, owner, chain].map((each) => {
    const search = each && look(each).search
    return () => search
  })
  const router = testRouter({
    '/debit/order/detail': 'debit/order',
    '/debit/confirm/submit': 'debit/confirm',
  })
  renderInApp(
    router.around(
      <DecisionFacts
        kind={kind}
        order={of}
        source={{
          toRecent: ({ code, gmtCreate }) => recent(code, { at: gmtCreate }),
          ofApplicant: ofApplicant ?? (() => undefined),
          ...(owner && ofOwner && { ofOwner }),
          ...(chain && ofChain && { ofChain }),
          ...source,
        }}
      />,
    ),
    { queryClient },
  )
}

const head = () => screen.getAllByRole('status')[0]?.textContent
/** The facts below, each as "name: value". */
const facts = () => {
  const values = screen.getAllByRole('definition')
  return screen.getAllByRole('term').map((term, at) => {
    return `${term.textContent}: ${values[at]?.textContent}`
  })
}

it.each([
  ['a year ahead', '2027-11-22T04:00:00Z'],
  ['a year behind', '2025-11-22T04:00:00Z'],
])('Age and the 90 days go by the server’s day, with the computer’s clock %s', async (_, now) => {
  vi.mocked(transport.serverNow).mockReturnValue(Date.now())
  vi.setSystemTime(Date.parse(now))
  const days: string[] = []
  const { search } = look([recent('KK2'), recent('KK3', { at: '2026-08-24 23:00:00' })])
  const ofApplicant = (_order: OrderBase, today: string) => {
    days.push(today)
    return search
  }
  show({ source: { ofApplicant } })
  await waitFor(() =>
    expect(facts()).toEqual([
      'Age: 2 days',
      'Other orders of the applicant, 90 days: 1 order, 1.00 yuan',
    ]),
  )
  expect(new Set(days)).toEqual(new Set(['2026-11-22']))
})

describe('likely duplicates', () => {
  it('are looked for, and nothing is said of them until everything was read', async () => {
    show({ applicant: [], chain: 'never' })
    expect(screen.getByRole('region', { name: 'Facts' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Facts' })).toBeDefined()
    expect(head()).toBe('Likely duplicatesChecking…')
    await screen.findByText('None')
    expect(head()).toBe('Likely duplicatesChecking…')
  })

  it('are not there where everything was looked at and none was found', async () => {
    show({ applicant: [recent('KK2', { amount: 99 })], owner: [], chain: [recent('KK1')] })
    await waitFor(() => expect(head()).toBe('Likely duplicatesNone found'))
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('are told with their number, each once, in whichever list they were found', async () => {
    show({
      applicant: [recent('KK2'), recent('KK3', { amount: 99 })],
      owner: [recent('KK4', { state: debitState(20) })],
      chain: [recent('KK2'), recent('KK5', { at: '2026-08-01 09:00:00' })],
    })
    await waitFor(() => expect(head()).toBe('Likely duplicates2'))
    const list = screen.getByRole('list', { name: 'Likely duplicates' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['KK2 Awaiting confirmation 2026-11-01', 'KK4 Tallied 2026-11-01'])
  })

  it.each<[OrderKind, string]>([
    ['payment', 'Same amount, and the same paying entity, its account or the same payer, within 30 days.'],
    ['debit', 'Same amount, same payment order, within 30 days.'],
    ['reverse', 'Same amount, same payment order, within 30 days.'],
  ])('say what makes them alike: of a %s order', async (kind, alike) => {
    show({ kind, applicant: [recent('KK2')] })
    expect(await screen.findByText(alike)).toBeDefined()
  }) // prettier-ignore

  it('are told as soon as one was found, whatever else is still being read or could not be', async () => {
    show({ applicant: [recent('KK2')], owner: 'never', chain: 'fails' })
    await waitFor(() => expect(head()).toBe('Likely duplicates1'))
    expect(screen.queryByText('None among those checked')).toBeNull()
  })

  it('may be among what could not be read', async () => {
    show({ applicant: [], chain: 'fails' })
    await waitFor(() => expect(head()).toBe('Likely duplicatesNone among those checked'))
  })

  it('were not looked for where there were too many orders, and the others could not be read', async () => {
    show({ applicant: 'too many', chain: 'fails' })
    await waitFor(() => expect(head()).toBe('Likely duplicatesNot checked'))
  })

  it('were not looked for where the order says nothing to look by', () => {
    show({})
    expect(head()).toBe('Likely duplicatesNot checked')
    expect(facts()).toEqual(['Age: 2 days'])
  })

  it.each([
    ['the order’s own page', 'debit/order', '/debit/order/detail?code=KK2'],
    [
      'the decision on it, for who has only that',
      'debit/confirm',
      '/debit/confirm/submit?code=KK2',
    ],
  ])('lead to %s', async (_title, code, href) => {
    show({ applicant: [recent('KK2')], authorities: [{ url: undefined, code }] })
    const link = await screen.findByRole('link', { name: 'KK2' })
    expect(link.getAttribute('href')).toBe(href)
  })
})

describe('what others there are', () => {
  it('is told of each list that is looked at, without the order itself', async () => {
    show({ applicant: [recent('KK1'), recent('KK2')], owner: [], chain: 'too many' })
    await screen.findByText('Not checked: more than 500 orders')
    expect(facts()).toEqual([
      'Age: 2 days',
      'Other orders of the applicant, 90 days: 1 order, 1.00 yuan',
      'Other orders of the payer, 90 days: None',
      'Others of the payment order, 90 days: Not checked: more than 500 orders',
    ])
  })

  it('is told only of those lists that there is something to look for in', async () => {
    show({ applicant: [], source: { ofOwner: () => undefined } })
    await screen.findByText('None')
    expect(facts()).toEqual(['Age: 2 days', 'Other orders of the applicant, 90 days: None'])
  })

  it('is looked for as of today in China', () => {
    const ofApplicant = vi.fn(() => undefined)
    show({ source: { ofApplicant } })
    expect(ofApplicant).toHaveBeenCalledWith(order, '2026-11-22')
  })

  it('is read again when a person asks for what could not be read', async () => {
    const { search, queryFn } = look([])
    queryFn.mockRejectedValueOnce(new Error('offline'))
    show({ source: { ofApplicant: () => search } })
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(head()).toBe('Likely duplicatesNone found'))
    expect(queryFn).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is followed by what the budget says, for orders that have one', async () => {
    const Budget = ({ order: { code } }: { order: OrderBase }) => <p>budget of {code}</p>
    show({ source: { Budget } })
    await act(() => Promise.resolve())
    expect(screen.getByText('budget of KK1')).toBeDefined()
  })
})

describe('the age of an order', () => {
  it.each([
    ['in days', '2026-11-20 09:00:00', 'Age: 2 days'],
    ['is one day from the next midnight in China on', '2026-11-21 23:59:59', 'Age: 1 day'],
    ['is none on the day itself', '2026-11-22 00:00:00', 'Age: Created today'],
    ['is not known without a time', undefined, 'Age: —'],
  ])('%s', (_title, gmtCreate, age) => {
    show({ of: { ...order, gmtCreate } })
    expect(facts()).toEqual([age])
  })
})
