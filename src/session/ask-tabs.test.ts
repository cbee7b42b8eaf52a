import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askWhatIsLost } from './ask-tabs'
import { sessionChannel, type Losses } from './session-channel'

type Told = Parameters<typeof sessionChannel.tell>[0]

/** Another tab answers what was asked last: so much it has to lose. */
let answer: (kept: number) => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  let question = ''
  vi.spyOn(sessionChannel, 'isOpen').mockReturnValue(true)
  vi.spyOn(sessionChannel, 'tell').mockImplementation((told: Told) => {
    if (told.told === 'what-is-lost') ({ question } = told)
  })
  vi.spyOn(sessionChannel, 'listen').mockImplementation((listener) => {
    let isHeard = true
    answer = (kept) => {
      if (isHeard) listener({ told: 'lost', question, tab: 'other', pages: [], kept })
    }
    return () => (isHeard = false)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('A log-out waits 300 ms for what the other tabs have to lose, and no longer', async () => {
  const heard = vi.fn<(losses: readonly Losses[]) => void>()
  void askWhatIsLost('zhang.wei').then(({ losses }) => heard(losses))
  await vi.advanceTimersByTimeAsync(299)
  expect(heard).not.toHaveBeenCalled()
  answer(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(heard.mock.calls).toMatchObject([[[{ kept: 2 }]]])
  answer(3)
  expect(heard.mock.calls[0]?.[0], 'what comes later').toHaveLength(1)
})
