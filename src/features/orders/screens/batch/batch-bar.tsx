import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { use, useEffect, useRef, useState } from 'react'
import { Message } from '@/components/message'
import { ProgressStatus } from '@/components/progress-status'
import { useFormatSum } from '@/components/use-format-sum'
import { sumCents } from '@/domain/money'
import { formatCount } from '@/domain/written-number'
import { PageActivityContext, usePageEffect, useWhenShown } from '@/platform/page-active'
import { useUnreadResult } from '@/platform/unread-results'
import { askedPart } from '@/shell/asked-part'
import { useUnsavedWork } from '@/shell/unsaved-work'
import { actionName } from '../../workflow/action-names'
import type { Decision } from '../../workflow/perform-transition'
import { toBatchOrders, type BatchOrder } from './batch-order'
import type { BatchSlot } from './batch-slot'
import { batchCount } from './batch-progress'
import classes from './batch.module.css'
import { LeftUnknown, type LeftUnknownProps } from './left-unknown'
import { NotDoneList } from './not-done-list'
import { takingPart, type Batch, type BatchResults } from './batch-run'
import { useBatch } from './use-batch'
import { focusRows, isFocusInNoPart } from '@/platform/focus-rows'
import { keepFocusInSight } from '@/platform/keep-focus-in-sight'

const BatchDialog = askedPart(async () => (await import('./batch-dialog')).BatchDialog)

interface BatchBarProps {
  slot: BatchSlot
  type: LeftUnknownProps['type']
  username: string
  /** whether anything was written down that may be of unknown outcome when the list came */
  hadWrites: boolean
  /** the selected ones, by what makes orders of a batch of a list's rows */
  ordersOf: (build: typeof toBatchOrders) => readonly BatchOrder[]
  /** takes orders out of the selection, by their codes; others may have come to it meanwhile */
  onDeselect: (codes: readonly string[]) => void
}

/**
 * What can be done with all selected orders of a confirm list at once. A batch that is under way goes on without its
 * dialog, and other rows can be selected meanwhile; when it is over what was done is selected no more, and what was
 * not is told with its reason for as long as it stays selected. What is done by itself meanwhile leaves both, and so does what
 * waits for no decision any more. Above stands what is of unknown outcome and told of by no batch here.
 */
export function BatchBar({ slot, type, username, hadWrites, ordersOf, onDeselect }: BatchBarProps) {
  const { t, i18n } = useLingui()
  const formatSum = useFormatSum()
  const orders = ordersOf(toBatchOrders)
  // The batch is what was selected when it was asked for, whatever becomes of the selection meanwhile.
  const [asked, setAsked] = useState<{ decision: Decision; orders: readonly BatchOrder[] }>()
  /** undefined: none was asked for, or it went with the page */
  const [dialog, setDialog] = useState<'open' | 'put-away'>()
  const isOpen = dialog === 'open'
  const selected = new Set(orders.map(({ code }) => code))
  const run = useBatch(slot, type.id, (codes) => {
    // A list that is hidden meanwhile renders for nothing else.
    if (codes.some((code) => selected.has(code))) onDeselect(codes)
  })
  useUnsavedWork(run.isRunning, 'running')
  // While a batch runs one may be selected once more; what is selected in no tab when it is over has been let go.
  useEffect(() => run.letGo(slot.isSelected))
  const bar = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  const { isActive } = use(PageActivityContext)
  useEffect(() => {
    // What the dialog was opened by may be gone with the selection, and the page has the focus instead.
    if (wasOpen.current && !isOpen && isActive() && isFocusInNoPart()) focusRows()
    wasOpen.current = isOpen
  }, [isActive, isOpen])
  // A dialog lies above all pages: what is under way goes on without it.
  usePageEffect(() => () => setDialog(undefined))

  const ask = (decision: Decision) => {
    run.forget()
    setAsked({ decision, orders })
    setDialog('open')
  }
  const close = () => {
    setDialog(undefined)
    run.forget()
  }
  // One that was selected anew as it is now is not what the batch did not decide on.
  const notDone = run.left.filter(({ order }) =>
    orders.some(({ code, version }) => code === order.code && version === order.version),
  )
  useUnreadResult(dialog !== undefined || notDone.length > 0)
  const hidden = isOpen ? undefined : run.batch
  // A batch that was begun in the other tab of the list is shown as well.
  const begun = run.batch && { ...run.batch, orders: run.batch.verdicts.map(({ order }) => order) }
  const shown = asked ?? begun
  const progress = hidden && progressOf(hidden, run.results, i18n)
  const isShown = orders.length > 0 || isOpen || hidden !== undefined
  useWhenShown(() => {
    // On a phone it stands above the last cards.
    if (bar.current) {
      const { top } = bar.current.getBoundingClientRect()
      keepFocusInSight({ from: top, to: window.innerHeight })
    }
  }, isShown)
  const lost = run.left.filter(({ result }) => result?.kind === 'unknown')
  const told =
    run.batch && run.isRunning ? takingPart(run.batch) : notDone.map(({ order }) => order)
  const count = formatCount(orders.length, i18n.locale)
  const sum = formatSum(sumCents(orders.map(({ amount }) => amount)))
  return (
    <>
      <LeftUnknown
        type={type}
        username={username}
        hadWrites={hadWrites}
        lost={lost.map(({ order }) => order.code)}
        told={told.map(({ code }) => code)}
      />
      {isShown ? (
        <div ref={bar} className={classes.bar} role="region" aria-label={t`Selected orders`}>
          <div className={classes.line}>
            <span>
              <Trans>
                {count} selected, {sum}
              </Trans>
            </span>
            {(['approve', 'reject'] as const).map((decision) => (
              <Button
                key={decision}
                size="xs"
                variant={decision === 'approve' ? 'filled' : 'default'}
                {...(decision === 'reject' && !run.isRunning && orders.length > 0
                  ? { c: 'var(--app-color-danger)' }
                  : {})}
                disabled={run.isRunning || orders.length === 0}
                data-command={run.isRunning || orders.length === 0 ? undefined : ''}
                onClick={() => ask(decision)}
              >
                <Message of={actionName(decision)} />
              </Button>
            ))}
            <Button
              size="xs"
              variant="subtle"
              disabled={orders.length === 0}
              onClick={() => {
                focusRows()
                onDeselect([...selected])
              }}
            >
              <Trans>Clear the selection</Trans>
            </Button>
            {progress ? (
              <span className={classes.line}>
                <span>{progress}</span>
                <ProgressStatus text={progress} isOver={!run.isRunning} />
                <Button
                  size="xs"
                  variant="default"
                  // Whoever put the dialog away is led on from here. Nobody else is called away from where they are.
                  autoFocus={dialog === 'put-away'}
                  onClick={() => setDialog('open')}
                >
                  <Trans>Show the batch</Trans>
                </Button>
              </span>
            ) : null}
          </div>
          {notDone.length > 0 && !run.isRunning ? (
            <NotDoneList
              orders={notDone}
              onDeselect={(code) => onDeselect([code])}
              onSettled={run.heed}
            />
          ) : null}
          {isOpen && shown ? (
            <BatchDialog
              decision={shown.decision}
              orders={shown.orders}
              run={run}
              onHide={() => setDialog('put-away')}
              onClose={close}
            />
          ) : null}
        </div>
      ) : null}
    </>
  )
}

/** What a batch does, and how far it is. */
function progressOf(batch: Batch, results: BatchResults, i18n: I18n): string {
  const action = i18n._(actionName(batch.decision))
  const count = batchCount(batch, results, i18n)
  return i18n._(msg`${action}: ${count}`)
}
