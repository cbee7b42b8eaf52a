import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { transport } from '@/api/http/client'
import { whoIsHere } from '@/session/confirm-session'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import { isUnused, type UseCount } from './count-uses'
import type { Entry, EntryType } from './entry'
import { msg } from '@lingui/core/macro'
import { notify } from '@/shell/notify'
import { findAgain, presentEntryFailure, sendEntry, tellChanged, writtenOf } from './send-entry'

/** The question before an entry that orders use, or may use, is made invalid. */
interface Question {
  entry: Entry
  uses: UseCount
}

/** Makes entries valid and invalid; asks back before one that orders use is made invalid. */
export function useSwitchValid(type: EntryType, user: User) {
  const queryClient = useQueryClient()
  const by = { queryClient, user }
  // The counts of several that were switched may come while one is asked about: one question after the other.
  const { subject: questions = [], change } = usePageDialog<readonly Question[]>()
  const [asked] = questions
  const answered = () => change((all = []) => all.filter((each) => each !== asked))
  const { mutateAsync: makeInvalid, isPending: isBusy } = useMutation({
    mutationFn: (entry: Entry) => changeValid(type, entry, 0, by),
  })

  const switchValid = async (entry: Entry): Promise<void> => {
    if (entry.valid === 0) {
      await changeValid(type, entry, 1, by)
      return
    }
    const uses = await type.countUses?.(entry, user)
    if (!uses || isUnused(uses)) await changeValid(type, entry, 0, by)
    else change((all = []) => [...all, { entry, uses }])
  }
  return {
    // What is counted before it is a part of it, too.
    switchValid: (entry: Entry) => transport.asWork(() => switchValid(entry)),
    question: asked,
    isBusy,
    confirm: async () => {
      if (!asked) return
      await makeInvalid(asked.entry)
      answered()
    },
    close: answered,
  }
}

interface Switching {
  queryClient: QueryClient
  user: User
}

/** Whoever has taken the tab over is told nothing of what was switched before. */
const isStillHere = (by: Switching) => whoIsHere(by) === 'same'

/** Writes whether an entry is valid; true when the server has said so, and whoever wrote it is there to be told. */
async function writeValid(
  type: EntryType,
  entry: Entry,
  valid: 0 | 1,
  by: Switching,
): Promise<boolean> {
  const { id, name, values } = entry
  const result = await sendEntry(
    type,
    {
      id,
      name,
      action: valid === 1 ? 'make-valid' : 'make-invalid',
      values,
      valid,
    },
    { ...by, seen: entry, retry: () => void changeValid(type, entry, valid, by) },
  )
  if (!isStillHere(by)) return false
  if (result.kind === 'changed') tellChanged(name)
  if (result.kind !== 'saved') return false
  // The write has started to read the list again: until that is there the row shows what was.
  const lists = { queryKey: type.listsKey, type: 'active' } as const
  await by.queryClient.refetchQueries(lists, { cancelRefetch: false })
  return isStillHere(by)
}

/** Makes an entry valid or invalid, says so, and offers to undo it. */
async function changeValid(
  type: EntryType,
  entry: Entry,
  valid: 0 | 1,
  by: Switching,
): Promise<void> {
  if (!(await writeValid(type, entry, valid, by))) return
  const { name } = entry
  notify({
    message: valid === 1 ? msg`“${name}” is active now` : msg`“${name}” is inactive now`,
    tone: 'success',
    action: { label: msg`Undo`, run: () => undoAsWork(type, entry, by) },
  })
}

/** Gives an entry back what it was before, and nothing else: it may have been edited meanwhile. */
async function undo(type: EntryType, before: Entry, by: Switching): Promise<void> {
  const { valid } = before
  try {
    const now = await findAgain(type, before, await type.find(before.values))
    if (!isStillHere(by)) return
    if (!now) {
      type.markStale(by.queryClient)
      tellChanged(before.name)
      return
    }
    const { name } = now
    if (now.valid === valid || (await writeValid(type, now, valid, by))) {
      notify({
        message: valid === 1 ? msg`“${name}” is active again` : msg`“${name}” is inactive again`,
        tone: 'success',
      })
    }
  } catch (error) {
    presentEntryFailure(error, {
      retry: () => undoAsWork(type, before, by),
      of: writtenOf(type, before),
    })
  }
}

function undoAsWork(type: EntryType, before: Entry, by: Switching): void {
  void transport.asWork(() => undo(type, before, by))
}
