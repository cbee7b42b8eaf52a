// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { goOnWithoutLateStyles } from './late-styles'

/** Whether the browser would report that a promise failed with this, and nobody heard of it. */
function isReported(reason: unknown): boolean {
  const event = new Event('unhandledrejection', { cancelable: true })
  return dispatchEvent(Object.assign(event, { reason }))
}

test('a style sheet that could not be fetched is no error, everything else is', () => {
  goOnWithoutLateStyles()
  const failureOf = (element: HTMLElement) => {
    const failure = new Event('error')
    element.dispatchEvent(failure)
    return failure
  }
  expect(isReported(failureOf(document.createElement('link')))).toBe(false)
  expect(isReported(failureOf(document.createElement('img')))).toBe(true)
  expect(isReported(new Error('shown'))).toBe(true)
  expect(isReported(undefined)).toBe(true)
})
