import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { BusyButton } from '@/components/busy-button'
import { ConfirmDialog } from '@/components/confirm-dialog/confirm-dialog'
import { transport } from '@/api/http/client'
import { Message } from '@/components/message'
import { Dialog } from '@/components/dialog/dialog'
import { focusContent } from '@/platform/focus-content'
import { useIsThere } from '@/platform/use-is-there'
import { whoIsHere } from '@/session/confirm-session'
import { useUser } from '@/session/use-user'
import { notify } from '@/shell/notify'
import { typedIn } from '../writes/stored-drafts'
import { isUnused, type UseCount } from './count-uses'
import { checkEntry, firstWrong, trimmedValues, type EntryErrors } from './check-entry'
import type { Entry, EntryType, EntryValues } from './entry'
import { EntryFields, useEntryForm } from './entry-form'
import { DraftOffer } from '../writes/draft-offer'
import { usePressAgain, useWhenPressedAgain } from '../writes/use-press-again'
import { EntryConflictNote } from './entry-conflict'
import { sendEntry, tellChanged } from './send-entry'
import { TypeQuestion } from './type-question'

interface EntryDialogProps {
  type: EntryType
  /** undefined for a new one */
  entry: Entry | undefined
  onClose: () => void
}

/** Somebody has gone on to another page before it could be asked about. */
const tellNotSaved = (name: string) =>
  notify({ message: msg`“${name}” was not saved: the change has to be confirmed`, tone: 'warning' })

/** Adds or edits an entry of base data. */
export function EntryDialog({ type, entry, onClose }: EntryDialogProps) {
  const queryClient = useQueryClient()
  const user = useUser()
  const form = useEntryForm(type, entry)
  const { draft, seen } = form
  const [isAsking, setIsAsking] = useState(false)
  const [question, setQuestion] = useState<{ name: string; uses: UseCount; change: string }>()
  /** what the question was answered for: tried again it is not asked once more */
  const [agreed, setAgreed] = useState<string>()
  const formId = useId()
  const idOf = (field: string) => `${formId}${field}`
  // Another page may have come to show meanwhile, and another dialog.
  const isThere = useIsThere()
  const { pressed, pressAgain } = usePressAgain<'save'>()

  const focusFirst = () => document.getElementById(idOf(type.fields[0]?.name ?? ''))?.focus()
  const refuse = (errors: EntryErrors): boolean => {
    form.refuse(errors)
    const wrong = firstWrong(type.fields, errors)
    if (wrong !== undefined) document.getElementById(idOf(wrong))?.focus()
    return wrong !== undefined
  }
  const sending = useMutation({
    mutationFn: ({ name, values, typed }: { name: string; values: EntryValues; typed: string }) =>
      sendEntry(
        type,
        {
          id: entry?.id,
          draft: { id: draft.id, typed },
          name,
          action: entry ? 'edit' : 'add',
          values,
          valid: seen?.valid ?? 1,
        },
        {
          queryClient,
          user,
          fields: type.fields.map((field) => field.name),
          seen,
          retry: () => pressAgain('save'),
        },
      ),
  })
  const asking = useMutation({
    mutationFn: (edited: Entry) =>
      transport.asWork(async () => (user ? await type.countUses?.(edited, user) : undefined)),
  })
  const isSending = sending.isPending || asking.isPending
  const close = () => {
    if (isSending) return
    if (draft.isDirty) setIsAsking(true)
    else onClose()
  }
  const save = async () => {
    if (isSending || refuse(checkEntry(type.fields, form.values, seen?.values))) return
    if (entry && !draft.isDirty) {
      onClose()
      return
    }
    const values = trimmedValues(form.values)
    const change = typedIn({ ...seen?.values, ...values })
    if (seen?.valid === 1 && change !== agreed && type.editStopsOrders?.(seen.values, values)) {
      const uses = await asking.mutateAsync(seen)
      if (uses && !isUnused(uses)) {
        if (isThere()) setQuestion({ name: seen.name, uses, change })
        else if (whoIsHere({ queryClient, user }) === 'same') tellNotSaved(seen.name)
        return
      }
    }
    await send(values)
  }
  const send = async (values: EntryValues) => {
    const name = type.nameOf(values)
    const typed = typedIn(form.values)
    const result = await sending.mutateAsync({ name, values, typed })
    if (result.kind === 'refused') refuse(result.errors)
    if (result.kind === 'changed') {
      if (result.now && isThere()) form.moveTo(result.now)
      else tellChanged(seen?.name ?? name)
    }
    if (result.kind === 'saved') {
      draft.settle(typed)
      notify({ message: msg`“${name}” was saved`, tone: 'success' })
    }
    // The page says what becomes of it; what was typed stays as a draft until that is known.
    const isOver = result.kind === 'saved' || result.kind === 'unknown'
    if (isOver && isThere()) onClose()
  }
  useWhenPressedAgain(pressed, () => void save())
  const { offered } = draft
  return (
    <Dialog
      onClose={close}
      title={<Message of={(entry ? undefined : type.newTitle) ?? type.editTitle} />}
      closeButtonProps={{ disabled: isSending }}
      closeOnClickOutside={false}
      // As in the forms of orders, and from a dialog above it not.
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, shiftKey, altKey, target, currentTarget, repeat } = event
        const isSave = key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey
        if (!isSave) return
        event.preventDefault()
        const isOwn = target instanceof Node && currentTarget.contains(target)
        if (isOwn && !repeat) void save()
      }}
      centered
    >
      {offered ? (
        <Group role="status" gap="xs" mb="md">
          <DraftOffer
            draft={offered}
            onRestore={() => {
              form.restore(offered)
              // Not in a field: the next Enter would save what nobody has read.
              focusContent()
            }}
            isElsewhere={draft.isOfferedElsewhere}
            isSending={isSending}
            onDiscard={() => {
              draft.drop(offered.id)
              focusContent()
            }}
          />
        </Group>
      ) : null}
      {form.conflict ? (
        <EntryConflictNote
          conflict={form.conflict}
          values={form.values}
          fields={type.fields}
          onTakeNow={() => {
            form.takeStart()
            focusFirst()
          }}
        />
      ) : null}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <EntryFields
          fields={type.fields}
          idOf={idOf}
          values={form.values}
          errors={form.errors}
          // The dialog closes when it is saved: what was typed on meanwhile would be gone.
          isReadOnly={isSending}
          onChange={form.change}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close} disabled={isSending}>
            <Trans>Cancel</Trans>
          </Button>
          <BusyButton type="submit" isBusy={isSending}>
            <Trans context="action">Save</Trans>
          </BusyButton>
        </Group>
      </form>
      {isAsking ? (
        <ConfirmDialog
          title={<Trans>Close without saving?</Trans>}
          confirmLabel={<Trans>Discard</Trans>}
          isDangerous
          onConfirm={() => {
            draft.forget()
            onClose()
          }}
          onClose={() => setIsAsking(false)}
        >
          <Trans>What you typed will be lost.</Trans>
        </ConfirmDialog>
      ) : null}
      {question ? (
        <TypeQuestion
          name={question.name}
          uses={question.uses}
          isBusy={false}
          onConfirm={() => {
            setQuestion(undefined)
            setAgreed(question.change)
            void send(trimmedValues(form.values))
          }}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
    </Dialog>
  )
}
