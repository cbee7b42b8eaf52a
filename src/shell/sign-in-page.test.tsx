// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { loginExchanges } from '@/api/resources/login-exchanges'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { renderInApp, textsIn } from '@/testing/render'
import { SignInPage } from './sign-in-page'

afterEach(() => act(clearWarmTips))

/** What is said of a sign-in that failed. */
function toldOf(...[kind, details]: [ApiError['kind'], { serverText?: string }?]) {
  const error = new ApiError(loginExchanges.token.endpoint, kind, details)
  renderInApp(<SignInPage outcome={{ kind: 'refused', error }} />)
  const { message, reason, detail } = currentWarmTip() ?? {}
  return [message, reason, detail].flatMap((part) =>
    part === undefined ? [] : [typeof part === 'string' ? part : part.message],
  )
}

it('says that the server failed, and not its exception alone', () => {
  expect(toldOf('server', { serverText: 'NullPointerException' })).toEqual([
    'Login failed!',
    'server error',
    'NullPointerException',
  ])
})

it('says once that the login failed, and why', () => {
  expect(toldOf('rejected', { serverText: 'maintenance' })).toEqual([
    'Login failed!',
    'maintenance',
  ])
  act(clearWarmTips)
  expect(toldOf('timeout')).toEqual(['Login failed!', 'request timeout'])
})

it.each<[ApiError['kind'], string]>([
  ['timeout', 'request timeout'],
  ['rejected', 'maintenance'],
])('still says why it failed (%s) when the dialog was closed', (kind, why) => {
  toldOf(kind, { serverText: 'maintenance' })
  act(clearWarmTips)
  expect(screen.getByText(why)).toBeDefined()
})

it('names the document in the language of the person', async () => {
  document.title = '商旅结算台'
  renderInApp(<SignInPage outcome={{ kind: 'nobody' }} />, await textsIn('es'))
  expect(document.title).toBe('Iniciar sesión · Mesa de liquidación')
})
