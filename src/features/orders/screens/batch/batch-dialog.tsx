import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Button, Group, Modal, Progress, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useFormatAmount } from '@/components/amount'
import { Message, messageOf } from '@/components/message'
import { sumCents } from '@/domain/money'
import { actionName } from '../../workflow/action-names'
import { remarkProblem } from '../review/use-decision'
import type { BatchOrder, Decision } from './batch-order'
import classes from './batch.module.css'
import { useApprovalLogs, useBatch, type BatchResult } from './use-batch'
import { ApiError } from '@/api/http/api-error'
import { describeError } from '@/api/http/describe-error'
import { wordsForPeople } from '@/api/http/words-for-people'
import { AppLink } from '@/shell/app-link'

interface BatchDialogProps {
  decision: Decision
  /** as they were when they were selected: what is decided on */
  orders: readonly BatchOrder[]
  /** `done` are the codes of the orders that were moved on */
  onClose: (done: readonly string[]) => void
}

/** Asks back before a batch, runs it with progress and stop, and says what became of each order. */
export function BatchDialog({ decision, orders, onClose }: BatchDialogProps) {
  const { t, i18n } = useLingui()
  const formatAmount = useFormatAmount()
  const [remark, setRemark] = useState('')
  const [problem, setProblem] = useState<MessageDescriptor>()
  const { logs, isReading } = useApprovalLogs(orders)
  const verdicts = orders.map((order) => ({
    order,
    reason: order.skipReason(decision, logs.get(order.code)),
  }))
  const eligible = verdicts.flatMap(({ order, reason }) => (reason ? [] : [order]))
  const batch = useBatch(decision, eligible)
  const { results, isRunning, isOver } = batch
  const done = eligible.filter(({ code }) => results.get(code)?.kind === 'done')
  const isLocked = isRunning || isOver

  const start = () => {
    const message = remarkProblem(decision, remark)
    setProblem(message)
    if (!message) batch.start(remark)
  }
  const close = () => {
    if (!isRunning) onClose(done.map(({ code }) => code))
  }
  const name = i18n._(actionName(decision))
  const count = i18n.number(eligible.length)
  const sum = formatAmount(sumCents(eligible.map(({ amount }) => amount)))
  const finished = i18n.number(results.size)
  const moved = i18n.number(done.length)
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={
        <Trans>
          {name}: {count} orders, {sum} yuan
        </Trans>
      }
      withCloseButton={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
    >
      <Textarea
        label={<Trans>Remark</Trans>}
        rows={2}
        value={remark}
        required={decision === 'reject'}
        disabled={isLocked}
        error={messageOf(problem)}
        data-autofocus
        onChange={(event) => {
          setProblem(undefined)
          setRemark(event.currentTarget.value)
        }}
      />
      {isLocked ? (
        <div className={classes.progress}>
          <Progress.Root size="sm">
            <Progress.Section
              value={eligible.length === 0 ? 0 : (results.size / eligible.length) * 100}
              aria-label={t`Progress of the batch`}
            />
          </Progress.Root>
          <span role="status">
            <Trans>
              {finished} of {count} finished, {moved} done
            </Trans>
          </span>
        </div>
      ) : null}
      <div className={classes.results}>
        <table aria-label={t`Orders of the batch`}>
          <tbody>
            {verdicts.map(({ order, reason }) => (
              <tr key={order.code}>
                <th scope="row">{order.code}</th>
                <td className={classes.amount}>{formatAmount(order.amount)}</td>
                <td>
                  {reason ? (
                    <span className={classes.passed}>
                      <Trans>Passed over</Trans>: <Message of={reason} />
                    </span>
                  ) : (
                    <BatchResultText
                      order={order}
                      result={results.get(order.code)}
                      isCurrent={batch.current === order.code}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Group justify="flex-end" mt="md">
        {isRunning ? (
          <Button variant="default" onClick={batch.stop} disabled={batch.isStopping}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button variant="default" onClick={close}>
            {isOver ? <Trans>Close</Trans> : <Trans>Back</Trans>}
          </Button>
        )}
        {isOver ? null : (
          <Button loading={isRunning} disabled={isReading || eligible.length === 0} onClick={start}>
            {name}
          </Button>
        )}
      </Group>
    </Modal>
  )
}

interface BatchResultTextProps {
  order: BatchOrder
  /** undefined until its turn has come and gone */
  result: BatchResult | undefined
  isCurrent: boolean
}

/** What became of one order of a batch. */
export function BatchResultText({ order, result, isCurrent }: BatchResultTextProps) {
  switch (result?.kind) {
    case undefined:
      return isCurrent ? <Trans>under way…</Trans> : <Trans>waiting</Trans>
    case 'done': {
      const { message, tone } = result.notification
      return (
        <span className={tone === 'success' ? classes.done : classes.passed}>
          <Message of={message} />
        </span>
      )
    }
    case 'failed':
      return (
        <span className={classes.failed}>
          <FailureText error={result.error} />
        </span>
      )
    case 'unknown':
      return (
        <span className={classes.passed}>
          <Trans>Result unknown.</Trans>{' '}
          <AppLink path={order.path} search={{ code: order.code }}>
            <Trans>Find out</Trans>
          </AppLink>
        </span>
      )
    case 'not-sent':
      return <Trans>not sent</Trans>
  }
}

/** Why an order of a batch failed: the server's own words where they are meant for people. */
function FailureText({ error }: { error: unknown }) {
  if (!(error instanceof ApiError)) return <Trans>Failed</Trans>
  const words = wordsForPeople(error)
  if (words !== undefined) return words
  return (
    <>
      <Message of={describeError(error).message ?? error.failure} />
      {error.serverText === undefined ? null : (
        <details>
          <summary>
            <Trans>Details</Trans>
          </summary>
          <span>{error.serverText}</span>
        </details>
      )}
    </>
  )
}
