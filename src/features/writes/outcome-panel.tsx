import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { OutcomeFrame } from '@/components/outcome-panel/outcome-frame'
import { formatChinaTime } from '@/domain/china-time'
import { AppLink } from '@/shell/app-link'
import classes from './outcome-panel.module.css'
import { useReconciliation, type ReconciledKind } from './use-reconciliation'
import type { WriteRecord } from './write-record'
import type { AppPath } from '@/shell/app-href'

interface OutcomePanelProps {
  kind: ReconciledKind
  record: WriteRecord
  /** what the action is called on its button */
  action: string
  /** where a document is looked at; undefined where documents have no pages of their own */
  path?: AppPath
  /** the person has read that it is done; `code` is the document it was done to, where that is told */
  onDone?: ((code: string | undefined) => void) | undefined
  /** the person has read that the document was changed since */
  onOvertaken?: (() => void) | undefined
}

/** The id of a record's panel on the page, to be focused. */
function panelId({ id }: WriteRecord): string {
  return `outcome-${id}`
}

/** Leads the focus to what is said of a write whose outcome is unknown. */
export function focusOutcome(record: WriteRecord): void {
  document.getElementById(panelId(record))?.focus()
}

/**
 * Says that the result of a write is unknown, finds out, and says what it is. Nothing is told as done
 * or not done on a guess.
 */
export function OutcomePanel({
  kind,
  record,
  action,
  path,
  onDone,
  onOvertaken,
}: OutcomePanelProps) {
  const { state, lookAgain, dismiss, settleByHand } = useReconciliation(kind, record)
  const { name } = record
  const sentAt = record.sentAt === undefined ? '—' : formatChinaTime(record.sentAt)
  const title = {
    done: name ? (
      <Trans>
        “{action}” was done after all: {name}
      </Trans>
    ) : (
      <Trans>“{action}” was done after all</Trans>
    ),
    'not-done': name ? (
      <Trans>
        “{action}” was not done: {name}
      </Trans>
    ) : (
      <Trans>“{action}” was not done</Trans>
    ),
    unknown: name ? (
      <Trans>
        Result unknown: “{action}” {name}, sent {sentAt}
      </Trans>
    ) : (
      <Trans>
        Result unknown: “{action}”, sent {sentAt}
      </Trans>
    ),
  }
  const isKnown = state.kind === 'done' || state.kind === 'not-done'
  return (
    <OutcomeFrame
      id={panelId(record)}
      kind={state.kind}
      title={title[isKnown ? state.kind : 'unknown']}
      onCheckAgain={lookAgain}
      onDismiss={() => {
        dismiss()
        if (state.kind === 'done') onDone?.(state.code)
        if (state.kind === 'overtaken') onOvertaken?.()
      }}
      buttons={
        state.kind === 'candidates' ? (
          <>
            {state.codes.map((code) => (
              <Button
                key={code}
                size="xs"
                onClick={() => {
                  settleByHand(code)
                  onDone?.(code)
                }}
              >
                <Trans>It is {code}</Trans>
              </Button>
            ))}
            <Button size="xs" variant="default" onClick={() => settleByHand(undefined)}>
              <Trans>None of them</Trans>
            </Button>
          </>
        ) : null
      }
    >
      {state.kind === 'done' && state.code !== undefined && path !== undefined ? (
        <span>
          <DocumentLink path={path} code={state.code} />
        </span>
      ) : null}
      {state.kind === 'still-unknown' ? (
        <span>
          {state.why === 'unreachable' ? (
            <Trans>The server can’t be asked at the moment.</Trans>
          ) : (
            <Trans>What the server shows proves nothing either way.</Trans>
          )}
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
                <DocumentLink path={path} code={code} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </OutcomeFrame>
  )
}

function DocumentLink({ path, code }: { path: AppPath | undefined; code: string }) {
  if (path === undefined) return code
  return (
    <AppLink path={path} search={{ code }}>
      {code}
    </AppLink>
  )
}
