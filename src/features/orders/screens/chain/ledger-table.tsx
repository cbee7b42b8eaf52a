import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormatAmount } from '@/components/amount'
import { followCards } from '@/components/data-table/cards'
import { distinctKeys } from '@/components/distinct-keys'
import { LongText } from '@/components/long-text/long-text'
import { Message } from '@/components/message'
import { StateBadge } from '@/components/state-badge/state-badge'
import { formatChinaTime } from '@/domain/china-time'
import { debitState, paymentState, reverseState, type OrderState } from '@/domain/order-states'
import type { Settlement } from '@/domain/settlement'
import type { Ledger, LedgerKind, LedgerLine } from './ledger'
import classes from '../parts/order-table.module.css'
import { OrderCode } from '../detail/order-code'
import { ChangedMark } from '../parts/changed-mark'
import { useChangedLines } from '../../workflow/opened-version'

interface LedgerTableProps {
  ledger: Ledger
  /** names the payment order's own states */
  settlement: Settlement | undefined
  /** code of the order that is looked at: it is no link to itself */
  own: string
  /** whether every line is there that will be */
  isWhole: boolean
}

/** The chain payment → debits → reverses, a line each: what it took or gave back, and what was left. */
export function LedgerTable({ ledger, settlement, own, isWhole }: LedgerTableProps) {
  const { t } = useLingui()
  const isChanged = useChangedLines(ledger.lines, isWhole)
  const keys = distinctKeys(
    ledger.lines.map(({ kind, code, debitCode }) => `${kind} ${code ?? debitCode}`),
  )
  return (
    // Narrow windows scroll it sideways, which a keyboard does only where it can be focused; on a phone its lines are cards.
    <div className={classes.scroller} role="group" aria-label={t`Ledger`} tabIndex={0}>
      <table className={classes.table} aria-label={t`Ledger`}>
        <thead ref={followCards}>
          <tr>
            <th scope="col">
              <Trans>Code</Trans>
            </th>
            <th scope="col">
              <Trans context="ledger line">Kind</Trans>
            </th>
            <th scope="col">
              <Trans>State</Trans>
            </th>
            <th scope="col" className={classes.number}>
              <Trans>Debited (yuan)</Trans>
            </th>
            <th scope="col" className={classes.number}>
              <Trans>Returned (yuan)</Trans>
            </th>
            <th scope="col" className={classes.number}>
              <Trans>Balance (yuan)</Trans>
            </th>
            <th scope="col">
              <Trans>Created by</Trans>
            </th>
            <th scope="col">
              <Trans context="ledger line">Time</Trans>
            </th>
            <th scope="col">
              <Trans>Remark</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {ledger.lines.map((line, index) => (
            <Line
              key={keys[index]}
              line={line}
              settlement={settlement}
              own={own}
              isChanged={isChanged(line)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Characters of a remark in a few lines of what the amounts leave it: a shorter one has nothing to unfold. */
const LONG_REMARK = 40

/** What a document of the chain is called. */
export const KIND_NAMES: Record<LedgerKind, MessageDescriptor> = {
  payment: msg`Payment order`,
  debit: msg`Debit order`,
  reverse: msg`Reverse order`,
  'given-back': msg`Returned by a reverse order`,
}

interface LineProps {
  line: LedgerLine
  settlement: Settlement | undefined
  own: string
  /** it is other than it was when the order was opened for a decision */
  isChanged: boolean
}

function Line({ line, settlement, own, isChanged }: LineProps) {
  const { kind, code, debitCode, pending, givenBack, balance, by, at, remark } = line
  const formatAmount = useFormatAmount()
  const state = stateOf(line, settlement)
  return (
    <tr data-pending={pending > 0 || undefined}>
      <td className={classes.nowrap}>
        <Code code={code} kind={kind} own={own} />
      </td>
      <td className={classes.kind}>
        <Message of={KIND_NAMES[kind]} />
        {debitCode === undefined ? null : (
          <div className={classes.muted}>
            <Code code={debitCode} kind="debit" own={own} />
          </div>
        )}
      </td>
      <td className={classes.state}>
        {state ? <StateBadge state={state} /> : '—'}
        {isChanged ? <ChangedMark /> : null}
      </td>
      <td className={classes.number}>
        <Taken line={line} />
      </td>
      <td className={classes.number}>{givenBack === 0 ? '—' : `+${formatAmount(givenBack)}`}</td>
      <td className={classes.number}>{formatAmount(balance)}</td>
      <td className={classes.person}>{by ?? '—'}</td>
      <td>{at === undefined ? '—' : <Moment at={formatChinaTime(at)} />}</td>
      <td className={classes.remark}>
        <LongText text={remark} most={LONG_REMARK} />
      </td>
    </tr>
  )
}

/** Day and time, on one line or on two, and never broken within. */
function Moment({ at }: { at: string }) {
  const [day, ...time] = at.split(' ')
  return (
    <>
      <span className={classes.nowrap}>{day}</span>{' '}
      <span className={classes.nowrap}>{time.join(' ')}</span>
    </>
  )
}

/** What a debit has taken; what it has only asked for in grey, and in words. */
function Taken({ line: { taken, pending } }: { line: LedgerLine }): ReactNode {
  const formatAmount = useFormatAmount()
  if (pending === 0) return taken === 0 ? '—' : `−${formatAmount(taken)}`
  return (
    <>
      −{formatAmount(pending)} <br />
      <span>
        <Trans context="amount of a debit">not debited yet</Trans>
      </span>
    </>
  )
}

interface CodeProps {
  code: string | undefined
  kind: LedgerKind
  /** code of the order that is looked at */
  own: string
}

function Code({ code, kind, own }: CodeProps) {
  if (code === undefined || kind === 'given-back') return '—'
  if (code === own) return <strong>{code}</strong>
  return <OrderCode code={code} kind={kind} />
}

function stateOf(line: LedgerLine, settlement: Settlement | undefined): OrderState | undefined {
  if (line.state === undefined) return undefined
  if (line.kind === 'payment') return paymentState(line.state, settlement)
  return line.kind === 'debit' ? debitState(line.state) : reverseState(line.state)
}
