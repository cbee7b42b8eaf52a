import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Button, Group, Modal, Progress, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Message } from '@/components/message'
import { formatYuan, sumCents } from '@/domain/money'
import { useUser } from '@/session/use-user'
import { actionName } from '../actions/action-names'
import { remarkProblem } from '../confirm/use-decision'
import type { MovableType, OrderBase } from '../order-type'
import classes from './batch.module.css'
import { BatchResultText } from './batch-result-text'
import { useBatch } from './use-batch'

interface BatchDialogProps {
  type: MovableType<OrderBase>
  action: 'approve' | 'reject'
  /** as they were when they were selected: what is decided on */
  rows: readonly OrderBase[]
  /** `done` are the codes of the orders that were moved on */
  onClose: (done: readonly string[]) => void
}

/** Asks back before a batch, runs it with progress and stop, and says what became of each order. */
export function BatchDialog({ type, action, rows, onClose }: BatchDialogProps) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const [remark, setRemark] = useState('')
  const [problem, setProblem] = useState<MessageDescriptor>()
  const verdicts = rows.map((row) => {
    const offer = user && type.offer(action, row, user)
    const reason = offer?.kind === 'disabled' ? offer.reason : undefined
    return { row, reason: type.passedOver(row) ?? reason }
  })
  const eligible = verdicts.flatMap(({ row, reason }) => (reason ? [] : [row]))
  const batch = useBatch({ type, action, rows: eligible, user })
  const { results, isRunning, isOver } = batch
  const done = eligible.filter(({ code }) => results.get(code)?.kind === 'moved')
  const isLocked = isRunning || isOver

  const start = () => {
    const message = remarkProblem(action, remark)
    setProblem(message)
    if (!message) void batch.start(remark)
  }
  const close = () => {
    if (!isRunning) onClose(done.map(({ code }) => code))
  }
  const name = i18n._(actionName(action))
  const count = i18n.number(eligible.length)
  const sum = formatYuan(sumCents(eligible.map(({ amount }) => amount)))
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
        required={action === 'reject'}
        disabled={isLocked}
        error={problem ? <Message of={problem} /> : undefined}
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
            {verdicts.map(({ row: { code, amount }, reason }) => (
              <tr key={code}>
                <th scope="row">{code}</th>
                <td className={classes.amount}>{formatYuan(amount)}</td>
                <td>
                  {reason ? (
                    <span className={classes.passed}>
                      <Trans>Passed over</Trans>: <Message of={reason} />
                    </span>
                  ) : (
                    <BatchResultText
                      type={type}
                      action={action}
                      code={code}
                      result={results.get(code)}
                      isCurrent={batch.current === code}
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
          <Button loading={isRunning} disabled={eligible.length === 0} onClick={start}>
            {name}
          </Button>
        )}
      </Group>
    </Modal>
  )
}
