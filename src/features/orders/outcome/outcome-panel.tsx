import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { OutcomeFrame } from '@/components/outcome-panel/outcome-frame'
import { formatChinaTime } from '@/domain/china-time'
import { AppLink } from '@/shell/app-link'
import { actionName } from '../actions/action-names'
import type { OrderBase, OrderType } from '../order-type'
import classes from './outcome-panel.module.css'
import type { UnknownWrite } from './unknown-write'
import { useOutcome } from './use-outcome'

interface OutcomePanelProps<Order extends OrderBase> {
  type: OrderType<Order>
  write: UnknownWrite
  /** what can be done once it is known to be done: of a new order, to go to it */
  onDone?: ((code: string) => void) | undefined
}

/**
 * Says that the result of a write is unknown, finds out, and says what it is. Nothing is told as done
 * or not done on a guess.
 */
export function OutcomePanel<Order extends OrderBase>({
  type,
  write,
  onDone,
}: OutcomePanelProps<Order>) {
  const { i18n } = useLingui()
  const { state, lookAgain, dismiss, settleByHand } = useOutcome(type, write)
  const action = i18n._(actionName(write.action))
  const sentAt = formatChinaTime(write.sentAt)
  return (
    <OutcomeFrame
      kind={state.kind}
      title={
        state.kind === 'done' ? (
          <Trans>“{action}” was done after all</Trans>
        ) : state.kind === 'not-done' ? (
          <Trans>“{action}” was not done</Trans>
        ) : (
          <Trans>
            Result unknown: “{action}”, sent {sentAt}
          </Trans>
        )
      }
      onLookAgain={lookAgain}
      onDismiss={() => {
        dismiss()
        if (state.kind === 'done') onDone?.(state.code)
      }}
      buttons={
        state.kind === 'candidates' ? (
          <>
            {state.codes.map((code) => (
              <Button
                key={code}
                size="xs"
                onClick={() => {
                  settleByHand()
                  onDone?.(code)
                }}
              >
                <Trans>It is {code}</Trans>
              </Button>
            ))}
            <Button size="xs" variant="default" onClick={settleByHand}>
              <Trans>None of them</Trans>
            </Button>
          </>
        ) : null
      }
    >
      {state.kind === 'done' ? (
        <span>
          <AppLink path={type.paths.detail} search={{ code: state.code }}>
            {state.code}
          </AppLink>
        </span>
      ) : null}
      {state.kind === 'candidates' ? (
        <>
          <span>
            <Trans>These orders hold just what was sent. Is one of them yours?</Trans>
          </span>
          <ul className={classes.codes}>
            {state.codes.map((code) => (
              <li key={code}>
                <AppLink path={type.paths.detail} search={{ code }}>
                  {code}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </OutcomeFrame>
  )
}
