// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { failOnConsoleErrors } from '@/testing/render'
import { OpenedVersion, useChangedLines, useIsAfterOpening } from './opened-version'

failOnConsoleErrors()

type Line = Parameters<ReturnType<typeof useChangedLines>>[0]

const at = (minute: number) => `2026-11-20 10:${String(minute).padStart(2, '0')}:00`
const opened = { code: 'KK1', gmtModified: at(10) }
const line = (kind: string, code: string, version: number): Line => ({
  kind,
  code,
  debitCode: kind === 'reverse' ? `KK of ${code}` : undefined,
  version: at(version),
})
/** What came back of a debit, where its reverse order can't be read. */
const givenBack = (debitCode: string, version: number): Line => ({
  kind: 'given-back',
  code: undefined,
  debitCode,
  version: at(version),
})
const WHOLE = [
  line('payment', 'FK1', 1),
  line('debit', 'KK1', 10),
  line('debit', 'KK2', 2),
  givenBack('KK2', 3),
  line('debit', 'KK3', 4),
  givenBack('KK3', 5),
]

/** Shows lines beside an order that was opened for a decision, and then others; gives the marked ones. */
function show(
  lines: readonly Line[],
  { isWhole = true, of = opened }: { isWhole?: boolean; of?: typeof opened | null } = {},
) {
  let value = of ?? undefined
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OpenedVersion value={value}>{children}</OpenedVersion>
  )
  const { result, rerender } = renderHook(
    (at: { lines: readonly Line[]; isWhole: boolean }) => {
      const isChanged = useChangedLines(at.lines, at.isWhole)
      return at.lines.filter((each) => isChanged(each))
    },
    { wrapper, initialProps: { lines, isWhole } },
  )
  return {
    marked: () => result.current,
    read: (next: readonly Line[], isWholeNow = true) =>
      rerender({ lines: next, isWhole: isWholeNow }),
    reopen: (as: typeof opened) => {
      value = as
      rerender({ lines, isWhole })
    },
  }
}

describe('of the lines beside an order that was opened for a decision', () => {
  it('none is marked when they are read again and are the same', () => {
    const { marked, read } = show(WHOLE)
    expect(marked()).toEqual([])
    read(WHOLE.map((each) => ({ ...each })))
    expect(marked()).toEqual([])
  })

  it('those are marked that are newer than they were, and those that have come', () => {
    const { marked, read } = show(WHOLE)
    const newer = [line('debit', 'KK2', 6), givenBack('KK3', 7)]
    const come = [line('debit', 'KK4', 8), givenBack('KK4', 8)]
    read([line('payment', 'FK1', 1), ...newer, ...come, givenBack('KK2', 3)])
    expect(marked()).toEqual([...newer, ...come])
  })

  it('its own is marked by its own version, whatever else is there', () => {
    const { marked, read } = show([line('debit', 'KK1', 10)], { isWhole: false })
    expect(marked()).toEqual([])
    const own = line('debit', 'KK1', 11)
    read([own], false)
    expect(marked()).toEqual([own])
  })

  it('none is marked for coming late, while not all of them are there', () => {
    const { marked, read } = show(WHOLE.slice(0, 2), { isWhole: false })
    read(WHOLE)
    expect(marked()).toEqual([])
    const newer = line('debit', 'KK2', 6)
    read([newer], false)
    expect(marked()).toEqual([newer])
  })

  it('none is marked once the order is opened in the version that it has by then', () => {
    const { marked, reopen } = show([line('debit', 'KK1', 11), line('debit', 'KK2', 6)])
    expect(marked()).toHaveLength(1)
    reopen({ ...opened, gmtModified: at(11) })
    expect(marked()).toEqual([])
  })

  it('none is marked where nothing is decided on', () => {
    const { marked, read } = show(WHOLE, { of: null })
    read([...WHOLE, line('debit', 'KK4', 50)])
    expect(marked()).toEqual([])
  })
})

describe('what was written after an order was opened for a decision', () => {
  const isAfter = (value: typeof opened | undefined) =>
    renderHook(useIsAfterOpening, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <OpenedVersion value={value}>{children}</OpenedVersion>
      ),
    }).result.current

  it('is what is later than its version', () => {
    expect([at(9), at(10), at(11), undefined].map(isAfter(opened))).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  it('is nothing where nothing is decided on', () => {
    expect(isAfter(undefined)(at(50))).toBe(false)
  })
})
