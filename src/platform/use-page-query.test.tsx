// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  PageActivity,
  PageActivityContext,
  usePageActive,
  usePageEffect,
  useWhenShown,
} from './page-active'
import { usePageQuery } from './use-page-query'

const STALE_MS = 30_000
/** of what `Reader` reads as 1 */
const KEY = ['order', 1]

const read = vi.fn<(id: number) => string>()
const rendered = vi.fn<() => void>()
const log: string[] = []
let page: PageActivity
let queryClient: QueryClient
let root: Root

function Reader({ id, isWanted = true }: { id: number; isWanted?: boolean }) {
  const { data, error } = usePageQuery({
    queryKey: ['order', id],
    queryFn: () => read(id),
    staleTime: STALE_MS,
    enabled: isWanted,
  })
  rendered()
  return <p>{error?.message ?? data ?? '…'}</p>
}

function Effect({ step }: { step: string }) {
  usePageEffect(
    () => {
      log.push(`begins ${step}`)
      return () => void log.push(`ends ${step}`)
    },
    { step },
  )
  rendered()
  return null
}

function Active() {
  return <p>{usePageActive() ? 'shown' : 'hidden'}</p>
}

const show = (element: React.ReactNode) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <PageActivityContext value={page}>{element}</PageActivityContext>
      </QueryClientProvider>,
    ),
  )
/** The application's own: what fails is asked again by nobody but who says so. */
const asInApplication = () => {
  queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  })
}
const text = () => document.querySelector('p')?.textContent
const hide = () => act(async () => page.set(false))
const comeBack = () => act(async () => page.set(true))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date'] })
  // Answers are told within `act`.
  notifyManager.setScheduler(queueMicrotask)
  page = new PageActivity(true)
  queryClient = new QueryClient()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') ?? document.body)
  read.mockReset().mockImplementation((id) => `order ${id}`)
  log.length = 0
  return async () => {
    await act(async () => root.unmount())
    queryClient.clear()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('usePageQuery', () => {
  it('reads at once, and shows what another key reads', async () => {
    await show(<Reader id={1} />)
    expect(text()).toBe('order 1')
    await show(<Reader id={2} />)
    expect(text()).toBe('order 2')
    expect(read.mock.calls).toEqual([[1], [2]])
  })

  it('renders nothing when its page is hidden, nor when it comes back and nothing has changed', async () => {
    await show(<Reader id={1} />)
    expect(text()).toBe('order 1')
    rendered.mockClear()
    await hide()
    await comeBack()
    expect(rendered).not.toHaveBeenCalled()
    expect(read).toHaveBeenCalledOnce()
  })

  it('rests while its page is hidden, and reads what is stale by then when it comes back', async () => {
    await show(<Reader id={1} />)
    expect(text()).toBe('order 1')
    await hide()
    read.mockImplementation(() => 'changed')
    await act(async () => queryClient.invalidateQueries({ queryKey: ['order'] }))
    expect(read).toHaveBeenCalledOnce()
    await comeBack()
    expect(text()).toBe('changed')
    vi.setSystemTime(Date.now() + STALE_MS + 1)
    await hide()
    await comeBack()
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('shows what others have read meanwhile as soon as it is back', async () => {
    await show(<Reader id={1} />)
    expect(text()).toBe('order 1')
    await hide()
    await act(async () => queryClient.setQueryData(['order', 1], 'newer'))
    expect(text()).toBe('order 1')
    await comeBack()
    expect(text()).toBe('newer')
    expect(read).toHaveBeenCalledOnce()
  })

  // What is told a moment later is a frame in which somebody sees what was there before.
  it.each<[string, () => Promise<unknown>, string]>([
    [
      'what others have read meanwhile',
      () => act(async () => queryClient.setQueryData(KEY, 'newer')),
      'newer',
    ],
    [
      'what others have read meanwhile, also while it is read once more',
      () =>
        act(async () => {
          queryClient.setQueryData(KEY, 'newer', { updatedAt: Date.now() - 2 * STALE_MS })
          const queryFn = () => new Promise(() => undefined)
          queryClient.query({ queryKey: KEY, queryFn, retry: false }).catch(() => undefined)
        }),
      'newer',
    ],
    [
      'that reading has failed meanwhile',
      () =>
        act(async () => {
          const queryFn = () => Promise.reject(new Error('no connection'))
          await queryClient.query({ queryKey: KEY, queryFn, retry: false }).catch(() => undefined)
        }),
      'no connection',
    ],
  ])('shows in the first frame back %s', async (_, meanwhile, expected) => {
    await show(<Reader id={1} />)
    await hide()
    await meanwhile()
    expect(text()).toBe('order 1')
    act(() => page.set(true))
    expect(text()).toBe(expected)
    // What is read again by coming back is through before the page goes.
    await act(async () => undefined)
  })

  describe('of what has failed and holds nothing', () => {
    const fail = () => {
      throw new Error('no connection')
    }
    beforeEach(() => {
      asInApplication()
      read.mockImplementation(fail)
    })

    it('asks once more each time its page is shown again, and not when it comes up first', async () => {
      await show(<Reader id={1} />)
      expect(text()).toBe('no connection')
      await show(null)
      await show(<Reader id={1} />)
      expect(text()).toBe('no connection')
      expect(read).toHaveBeenCalledOnce()
      for (const times of [2, 3]) {
        await hide()
        await comeBack()
        expect(text()).toBe('no connection')
        expect(read).toHaveBeenCalledTimes(times)
      }
      await hide()
      read.mockImplementation(() => 'there again')
      act(() => page.set(true))
      expect(text(), 'the failure is not shown a moment longer').toBe('…')
      await act(async () => undefined)
      expect(text()).toBe('there again')
      expect(read).toHaveBeenCalledTimes(4)
      await hide()
      await comeBack()
      expect(read).toHaveBeenCalledTimes(4)
    })

    it('asks nothing beside who asks again by coming back, whether that is under way or has failed by then', async () => {
      await show(<Reader id={1} />)
      await hide()
      await comeBack()
      await hide()
      const again = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('still none'))
      await act(async () => {
        await queryClient.query({ queryKey: KEY, queryFn: again }).catch(() => undefined)
      })
      await comeBack()
      expect(text()).toBe('still none')
      await hide()
      again.mockReturnValueOnce(new Promise(() => undefined))
      await act(async () => {
        queryClient.query({ queryKey: KEY, queryFn: again }).catch(() => undefined)
      })
      await comeBack()
      expect(text()).toBe('…')
      expect(again).toHaveBeenCalledTimes(2)
      expect(read).toHaveBeenCalledTimes(2)
    })

    it('asks nothing that is not wanted', async () => {
      await act(async () => {
        await queryClient.query({ queryKey: KEY, queryFn: fail }).catch(() => undefined)
      })
      await show(<Reader id={1} isWanted={false} />)
      await hide()
      await comeBack()
      expect(read).not.toHaveBeenCalled()
    })
  })

  it.each([
    ['hidden', hide],
    ['while it shows', async () => undefined],
  ])('hears of nothing once it is gone, closed %s', async (_, before) => {
    await show(<Reader id={1} />)
    await before()
    await show(null)
    await comeBack()
    expect(queryClient.getQueryCache().findAll({ type: 'active' })).toEqual([])
  })
})

describe('usePageEffect', () => {
  it('ends when its page is hidden and begins again when it comes back, without a render', async () => {
    await show(<Effect step="1" />)
    // What it follows is another object with each render, and holds the same.
    await show(<Effect step="1" />)
    await show(<Effect step="2" />)
    rendered.mockClear()
    await hide()
    await comeBack()
    expect(rendered).not.toHaveBeenCalled()
    await hide()
    await show(null)
    const once = ['begins 2', 'ends 2']
    expect(log).toEqual(['begins 1', 'ends 1', ...once, ...once])
  })

  it('waits for its page to show', async () => {
    page.set(false)
    await show(<Effect step="1" />)
    expect(log).toEqual([])
    await comeBack()
    expect(log).toEqual(['begins 1'])
  })
})

it('usePageActive tells what looks different in a hidden page', async () => {
  await show(<Active />)
  await hide()
  expect(text()).toBe('hidden')
  await comeBack()
  expect(text()).toBe('shown')
})

function Late({ isOn, lead }: { isOn: boolean; lead: (mayTakeFocus: boolean) => void }) {
  useWhenShown(lead, isOn)
  return null
}

describe('What needs its page in sight', () => {
  const lead = vi.fn<(mayTakeFocus: boolean) => void>()
  beforeEach(() => {
    lead.mockReset()
  })
  const arrive = (mayTakeFocus = true) =>
    act(async () => {
      page.set(true)
      page.arrive(mayTakeFocus)
    })

  it('is done at once where the page shows, each time it comes on', async () => {
    await show(<Late isOn lead={lead} />)
    await show(<Late isOn lead={lead} />)
    expect(lead).toHaveBeenCalledOnce()
    await show(<Late isOn={false} lead={lead} />)
    await show(<Late isOn lead={lead} />)
    expect(lead).toHaveBeenCalledTimes(2)
  })

  it('waits until a hidden page shows and has its focus back, and is done once', async () => {
    page.set(false)
    await show(<Late isOn lead={lead} />)
    expect(page.isAwaited).toBe(true)
    await comeBack()
    expect(lead).not.toHaveBeenCalled()
    await arrive()
    await hide()
    await arrive()
    expect(lead).toHaveBeenCalledOnce()
    expect(page.isAwaited).toBe(false)
  })

  it('learns whether it may take the focus', async () => {
    page.set(false)
    await show(<Late isOn lead={lead} />)
    await arrive(false)
    expect(lead.mock.calls).toEqual([[false]])
  })

  it('is called off when what it leads to has gone meanwhile', async () => {
    page.set(false)
    await show(<Late isOn lead={lead} />)
    await show(<Late isOn={false} lead={lead} />)
    await arrive()
    expect(lead).not.toHaveBeenCalled()
  })
})
