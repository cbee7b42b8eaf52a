import { useEffect, useEffectEvent } from 'react'
import { becameOf } from '@/features/writes/raised-documents'
import { useHasWrite } from '@/features/writes/write-record'
import { useUser } from '@/session/use-user'

/**
 * A duplicated tab has copies of drafts, and does not hear what becomes of them in the first one. What another tab has saved
 * meanwhile is no draft any more: it is not offered to be sent once more, and its files are the order's. Where this tab has sent
 * it itself, its own outcome tells what goes and what was typed since.
 */
export function useRaisedElsewhere(
  kind: string,
  offered: string | undefined,
  drop: (draftId: string) => void,
): void {
  const username = useUser()?.username ?? ''
  const isSentHere = useHasWrite(username, { kind, onceKey: offered ?? '' })
  const look = useEffectEvent(() => {
    if (offered === undefined || isSentHere) return
    if (becameOf(username, { kind, onceKey: offered }) !== undefined) drop(offered)
  })
  useEffect(() => {
    const lookAgain = () => look()
    look()
    addEventListener('focus', lookAgain)
    return () => removeEventListener('focus', lookAgain)
  }, [offered])
}
