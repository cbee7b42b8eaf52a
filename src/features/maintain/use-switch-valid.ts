import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import type { UseCount } from './count-uses'
import type { Entry, EntryType } from './entry'
import { changeValid } from './switch-valid'

/** The question before an entry that orders use, or may use, is made invalid. */
interface Question {
  entry: Entry
  uses: UseCount
}

/** Makes entries valid and invalid; asks back before one that orders use is made invalid. */
export function useSwitchValid(type: EntryType, user: User) {
  const queryClient = useQueryClient()
  const by = { queryClient, user }
  const question = usePageDialog<Question>()
  const { mutateAsync: makeInvalid, isPending: isBusy } = useMutation({
    mutationFn: (entry: Entry) => changeValid(type, entry, 0, by),
  })

  const switchValid = async (entry: Entry): Promise<void> => {
    if (entry.valid === 0) {
      await changeValid(type, entry, 1, by)
      return
    }
    const uses = await type.countUses?.(entry, user)
    const isFree = !uses || (uses.kind !== 'unknown' && uses.count === 0)
    if (isFree) await changeValid(type, entry, 0, by)
    else question.open({ entry, uses })
  }
  return {
    switchValid,
    question: question.subject,
    isBusy,
    confirm: async () => {
      if (!question.subject) return
      await makeInvalid(question.subject.entry)
      question.close()
    },
    close: question.close,
  }
}
