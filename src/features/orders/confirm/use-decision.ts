import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOfPerson, writeOfPerson } from '@/session/person-storage'
import { useUser } from '@/session/use-user'
import { notify } from '@/shell/notify'
import { presentFailure, presentWriteFailure } from '@/shell/present-failure'
import { isConflict } from '../actions/use-move'
import { performMove } from '../actions/perform-move'
import { remarkTooLong } from '../form/shared-checks'
import type { OrderBase, OrderType } from '../order-type'
import { changedFields } from '../shown-field'
import { remarkDraftName } from './remark-draft'

/** What keeps a decision from being sent because of its remark; undefined when nothing does. */
export function remarkProblem(
  decision: 'approve' | 'reject',
  remark: string,
): MessageDescriptor | undefined {
  const isMissing = decision === 'reject' && remark.trim() === ''
  return isMissing ? msg`Say why it is rejected` : remarkTooLong(remark)
}

/**
 * Decides on the order that is seen. It is read again just before: when anything that is shown has
 * changed, nothing is sent, and the caller shows both versions. The remark is a draft of the order
 * until the decision is done.
 */
export function useDecision<Order extends OrderBase>(type: OrderType<Order>, code: string) {
  const queryClient = useQueryClient()
  const user = useUser()
  const username = user?.username ?? ''
  const remarkName = remarkDraftName(type.id, code)
  const stored = useOfPerson(username, remarkName)
  const remark = typeof stored === 'string' ? stored : ''
  const [running, setRunning] = useState<'approve' | 'reject'>()

  /** Gives whether the decision was done. */
  const decide = async (decision: 'approve' | 'reject', seen: Order): Promise<boolean> => {
    if (running) return false
    setRunning(decision)
    try {
      return (await isUnchanged(seen)) && (await send(decision, seen))
    } finally {
      setRunning(undefined)
    }
  }
  const isUnchanged = async (seen: Order): Promise<boolean> => {
    try {
      const fresh = await type.fetchFresh(code)
      // With the newer version in the cache the page shows both.
      queryClient.setQueryData(type.detail(code).queryKey, fresh)
      return changedFields(type.comparedFields(seen), type.comparedFields(fresh)).length === 0
    } catch (error) {
      presentFailure(error, { asked: true })
      return false
    }
  }
  const send = async (decision: 'approve' | 'reject', seen: Order): Promise<boolean> => {
    try {
      const move = { action: decision, order: seen, remark: remark.trim() || undefined }
      const { state } = await performMove(queryClient, type, user, move)
      writeOfPerson(username, remarkName, undefined)
      notify(type.moveNote(decision, state, code))
      return true
    } catch (error) {
      // Somebody was faster by a moment: both versions are shown, which says why nothing was done.
      if (!isConflict(error) || (await isUnchanged(seen))) presentWriteFailure(error)
      return false
    }
  }
  return {
    remark,
    changeRemark: (next: string) => writeOfPerson(username, remarkName, next || undefined),
    decide,
    running,
  }
}
