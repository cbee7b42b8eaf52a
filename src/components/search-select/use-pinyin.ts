import { useEffect, useState } from 'react'
import type { MatchPinyin } from './match-choices'

/**
 * Reads Chinese names as pinyin, once a field wants it: the table is a chunk of its own. Undefined until
 * it is there; when it can't be fetched names are found by their characters.
 */
export function usePinyin(isWanted: boolean): MatchPinyin | undefined {
  const [match, setMatch] = useState<{ pinyin: MatchPinyin }>()
  useEffect(() => {
    if (!isWanted || match) return undefined
    let isGone = false
    void import('pinyin-match').then(
      ({ default: { match: pinyin } }) => {
        if (!isGone) setMatch({ pinyin })
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isWanted, match])
  return match?.pinyin
}
