// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appWrapper, failOnConsoleErrors, renderInApp } from '@/testing/render'
import { paymentWorkflow } from '../../payment/workflow'
import { useFocusOnChange, usePrefetch } from './use-next-order'

failOnConsoleErrors()

describe('the next order of a queue', () => {
  const asked: string[] = []
  const type = {
    ...paymentWorkflow,
    detail: (code: string) => ({
      queryKey: ['detail', code],
      queryFn: () => {
        asked.push(`order ${code}`)
        return { code, state: 10, amount: 1, actual: 0, attachments: [], debitOrders: [] }
      },
    }),
    logs: (code: string) => ({
      queryKey: ['log', code],
      queryFn: () => {
        asked.push(`log ${code}`)
        return []
      },
    }),
  }
  const open = (next: string | undefined) =>
    renderHook(({ code }: { code: string | undefined }) => usePrefetch(type, code), {
      wrapper: appWrapper({ queryClient: new QueryClient() }),
      initialProps: { code: next },
    })

  beforeEach(() => {
    asked.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  it('is read ahead with its log, when the browser has nothing better to do', async () => {
    open('FK2')
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual(['order FK2', 'log FK2'])
  })

  it('is none at the end: nothing is read', async () => {
    open(undefined)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual([])
  })

  it('is not read ahead when the page has gone on before, but the one behind it is', async () => {
    const { rerender, unmount } = open('FK2')
    rerender({ code: 'FK3' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual(['order FK3', 'log FK3'])
    rerender({ code: 'FK4' })
    unmount()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual(['order FK3', 'log FK3'])
  })
})

describe('the heading of the order that shows', () => {
  function Order({ code }: { code: string }) {
    const heading = useFocusOnChange(code)
    return (
      <div data-page-scroller data-testid="page">
        <h1 ref={heading} tabIndex={-1}>
          Order {code}
        </h1>
        <button type="button">Approve</button>
      </div>
    )
  }

  it('takes the focus and the page to the top with another order, and only then', () => {
    const { rerender } = renderInApp(<Order code="FK1" />)
    const scrollTo = vi.spyOn(screen.getByTestId('page'), 'scrollTo')
    expect(document.activeElement).toBe(document.body)
    const button = screen.getByRole('button')
    button.focus()
    rerender(<Order code="FK1" />)
    expect(document.activeElement).toBe(button)
    expect(scrollTo).not.toHaveBeenCalled()
    rerender(<Order code="FK2" />)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order FK2' }))
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
    button.focus()
    rerender(<Order code="FK2" />)
    expect(document.activeElement).toBe(button)
  })

  it('leaves the focus to a dialog above the page', () => {
    const at = (code: string) => (
      <>
        <Order code={code} />
        <div role="dialog" aria-modal="true">
          <input aria-label="typed" />
        </div>
      </>
    )
    const { rerender } = renderInApp(at('FK1'))
    const scrollTo = vi.spyOn(screen.getByTestId('page'), 'scrollTo')
    const typed = screen.getByLabelText('typed')
    typed.focus()
    rerender(at('FK2'))
    expect(document.activeElement).toBe(typed)
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })
})
