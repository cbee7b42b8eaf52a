import { useEffect, useState } from 'react'
import { whenIdle } from '@/platform/when-idle'
import type { MatchPinyin } from './match-choices'

/** Once it has been fetched every field has it at once. */
let loaded: MatchPinyin | undefined

async function load(): Promise<MatchPinyin | undefined> {
  try {
    loaded ??= (await import('pinyin-match')).default.match
  } catch {
    // Names are then found by their characters.
  }
  return loaded
}

/**
 * Reads Chinese names as pinyin. The table is a chunk of its own, fetched when the browser is idle, at the
 * latest when a field wants it; undefined until it is there.
 */
export function usePinyin(isWanted: boolean): MatchPinyin | undefined {
  const [pinyin, setPinyin] = useState<MatchPinyin | undefined>(() => loaded)
  useEffect(() => {
    if (pinyin) return undefined
    let isGone = false
    const fetch = async () => {
      const match = await load()
      if (!isGone && match) setPinyin(() => match)
    }
    const cancel = isWanted ? undefined : whenIdle(() => void fetch())
    if (isWanted) void fetch()
    return () => {
      isGone = true
      cancel?.()
    }
  }, [isWanted, pinyin])
  return pinyin
}
