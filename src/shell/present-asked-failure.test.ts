import { msg } from '@lingui/core/macro'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/api/http/api-error'
import { ChunkLoadError } from '@/api/http/load-chunk'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { forgetNotifications, takeNotifications } from './notify'
import { presentAskedFailure } from './present-asked-failure'

afterEach(() => {
  vi.restoreAllMocks()
  clearWarmTips()
  forgetNotifications()
})

const failure = msg`Downloading the file failed!`
const failed = (kind: ApiErrorKind) =>
  new ApiError({ name: 'file/download', kind: 'read', failure }, kind)

it.each<ApiErrorKind>(['forbidden', 'server', 'empty', 'network', 'timeout', 'rejected'])(
  'says why in the dialog, and beside it which call it was that failed (%s)',
  (kind) => {
    presentAskedFailure(failed(kind))
    expect(currentWarmTip()).toBeDefined()
    expect(takeNotifications()).toEqual([{ message: failure, tone: 'failure' }])
  },
)

it('does not tell a second press as a failure', () => {
  presentAskedFailure(failed('duplicate'))
  expect(currentWarmTip()).toBeUndefined()
  expect(takeNotifications()).toMatchObject([{ tone: 'warning' }])
})

it('has nothing to say beside a part of the program that is missing', () => {
  presentAskedFailure(new ChunkLoadError('missing'))
  expect(currentWarmTip()).toBeDefined()
  expect(takeNotifications()).toEqual([])
})
