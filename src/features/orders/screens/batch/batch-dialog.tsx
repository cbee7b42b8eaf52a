import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Button, Group, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useFormatAmount } from '@/components/amount'
import { BusyButton } from '@/components/busy-button'
import { followCards } from '@/components/data-table/cards'
import { messageOf } from '@/components/message'
import { Dialog } from '@/components/dialog/dialog'
import { useFormatSum } from '@/components/use-format-sum'
import { sumCents } from '@/domain/money'
import { isFocusLost } from '@/platform/focus-content'
import { LinkArea } from '@/shell/link-area'
import { actionName } from '../../workflow/action-names'
import { remarkProblem } from '../review/use-decision'
import type { Decision } from '../../workflow/perform-transition'
import type { BatchOrder } from './batch-order'
import { BatchOutcome } from './batch-outcome'
import { BatchProgress } from './batch-progress'
import classes from './batch.module.css'
import { takingPart, type Batch } from './batch-run'
import { useApprovalLogs, type useBatch } from './use-batch'

interface BatchDialogProps {
  decision: Decision
  /** as they were when they were selected: what is decided on */
  orders: readonly BatchOrder[]
  run: ReturnType<typeof useBatch>
  /** it goes on without the dialog */
  onHide: () => void
  onClose: () => void
}

/** Asks back before a batch, shows how far it is, and says what became of each order. */
export function BatchDialog({ decision, orders, run, onHide, onClose }: BatchDialogProps) {
  const { t, i18n } = useLingui()
  const formatAmount = useFormatAmount()
  const formatSum = useFormatSum()
  const remark = run.batch?.remark ?? run.remarks[decision]
  const [problem, setProblem] = useState<MessageDescriptor>()
  const { logs, isReading } = useApprovalLogs(orders)
  const { isRunning } = run
  const isBegun = run.batch !== undefined
  const batch: Batch = run.batch ?? {
    decision,
    remark,
    verdicts: orders.map((order) => ({
      order,
      reason: order.skipReason(decision, logs.get(order.code)),
    })),
  }
  const eligible = takingPart(batch)
  const remarkField = useRef<HTMLTextAreaElement>(null)
  const results = useRef<HTMLDivElement>(null)
  // The button that was pressed takes no other press, and then is gone: what becomes of the orders is read on.
  useEffect(() => {
    if (isBegun && isFocusLost(results.current)) results.current?.focus({ preventScroll: true })
  }, [isBegun, isRunning, run.isStopping])

  const start = () => {
    const message = remarkProblem(decision, remark)
    setProblem(message)
    // With many orders it is scrolled out of sight, and what is wrong with it stands there.
    if (message) remarkField.current?.focus()
    else run.start(batch)
  }
  const canStart = !isBegun && !isReading && eligible.length > 0
  const name = i18n._(actionName(decision))
  const count = eligible.length
  const sum = formatSum(sumCents(eligible.map(({ amount }) => amount)))
  return (
    <Dialog
      onClose={isRunning ? onHide : onClose}
      closeOnEscape={!isRunning}
      size="lg"
      classNames={{
        content: classes.dialog,
        header: classes.title,
        body: classes.body,
      }}
      title={t`${name}: ${plural(count, { one: '# order', other: '# orders' })}, ${sum}`}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <Textarea
        ref={remarkField}
        label={<Trans>Remark</Trans>}
        rows={2}
        value={remark}
        required={decision === 'reject'}
        readOnly={isBegun}
        error={messageOf(problem)}
        errorProps={{ role: 'alert' }}
        data-autofocus
        // As on the confirm screen.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (canStart && !event.repeat) start()
        }}
        onChange={(event) => {
          setProblem(undefined)
          run.type(decision, event.currentTarget.value)
        }}
      />
      {isBegun ? <BatchProgress batch={batch} results={run.results} isOver={!isRunning} /> : null}
      {/* Before a batch begins there is no link in it: keys must be able to scroll it. */}
      <LinkArea
        ref={results}
        role="group"
        aria-label={t`Orders of the batch`}
        tabIndex={0}
        className={classes.results}
      >
        <table aria-label={t`Orders of the batch`}>
          <tbody ref={followCards}>
            {batch.verdicts.map((verdict) => {
              const { code, amount } = verdict.order
              return (
                <tr key={code}>
                  <th scope="row">{code}</th>
                  <td className={classes.amount}>{formatAmount(amount)}</td>
                  <td>
                    <BatchOutcome
                      verdict={verdict}
                      result={isBegun ? run.results.get(code) : undefined}
                      isCurrent={run.current === code}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </LinkArea>
      <Group className={classes.foot} justify="flex-end">
        {isRunning ? (
          <>
            <Button variant="default" onClick={onHide}>
              <Trans>Go on in the background</Trans>
            </Button>
            <Button variant="default" onClick={run.stop} disabled={run.isStopping}>
              <Trans>Stop</Trans>
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={onClose}>
            {isBegun ? <Trans>Close</Trans> : <Trans>Back</Trans>}
          </Button>
        )}
        {isBegun && !isRunning ? null : (
          <BusyButton
            isBusy={isRunning}
            disabled={!canStart}
            {...(decision === 'reject' ? { color: 'red' } : {})}
            onClick={start}
          >
            {name}
          </BusyButton>
        )}
      </Group>
    </Dialog>
  )
}
