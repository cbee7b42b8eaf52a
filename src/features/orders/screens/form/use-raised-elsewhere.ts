import { useEffect, useEffectEvent } from 'react'
import { raisedTypedAt } from '@/features/writes/raised-documents'
import type { StoredDraft } from '@/features/writes/stored-drafts'
import { useHasWrite } from '@/features/writes/write-record'
import { useUser } from '@/session/use-user'

/**
 * A duplicated tab has copies of drafts, and does not hear what becomes of them in the first one. What another tab has saved
 * meanwhile is no draft any more: it is not offered to be sent once more, and its files are the order's. Where this tab has sent
 * it itself, its own outcome tells what goes. What was typed after the sending is in no document.
 */
export function useRaisedElsewhere(
  kind: string,
  offered: Pick<StoredDraft, 'id' | 'savedAt'> | undefined,
  drop: (draftId: string) => void,
): void {
  const username = useUser()?.username ?? ''
  const isSentHere = useHasWrite(username, { kind, onceKey: offered?.id ?? '' })
  const look = useEffectEvent(() => {
    if (offered === undefined || isSentHere) return
    const typedAt = raisedTypedAt(username, { kind, onceKey: offered.id })
    if (typedAt !== undefined && offered.savedAt <= typedAt) drop(offered.id)
  })
  useEffect(() => {
    const lookAgain = () => look()
    look()
    addEventListener('focus', lookAgain)
    return () => removeEventListener('focus', lookAgain)
  }, [offered?.id])
}
