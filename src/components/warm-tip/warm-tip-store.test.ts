import { beforeEach, describe, expect, it } from 'vitest'
import { clearWarmTips, closeWarmTip, currentWarmTip, showWarmTip } from './warm-tip-store'

const denied = { message: { id: 'denied', message: 'no access permission' } }
const failed = { message: { id: 'failed', message: 'server error' }, detail: 'boom' }

beforeEach(clearWarmTips)

describe('showWarmTip', () => {
  it('shows one at a time, in the order in which they came', () => {
    showWarmTip(denied)
    showWarmTip(failed)
    expect(currentWarmTip()).toBe(denied)
    closeWarmTip()
    expect(currentWarmTip()).toBe(failed)
    closeWarmTip()
    expect(currentWarmTip()).toBeUndefined()
    closeWarmTip()
    expect(currentWarmTip()).toBeUndefined()
  })

  it('does not stack the same one, shown or waiting', () => {
    showWarmTip(denied)
    showWarmTip({ message: { id: 'denied' } })
    showWarmTip(failed)
    showWarmTip({ ...failed })
    showWarmTip({ ...failed, detail: 'another' })
    closeWarmTip()
    closeWarmTip()
    expect(currentWarmTip()?.detail).toBe('another')
    closeWarmTip()
    expect(currentWarmTip()).toBeUndefined()
  })

  it('shows the same one again once it was closed', () => {
    showWarmTip(denied)
    closeWarmTip()
    showWarmTip(denied)
    expect(currentWarmTip()).toBe(denied)
  })
})

describe('clearWarmTips', () => {
  it('forgets the waiting ones too', () => {
    showWarmTip(denied)
    showWarmTip(failed)
    clearWarmTips()
    expect(currentWarmTip()).toBeUndefined()
  })
})
