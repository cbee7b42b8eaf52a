import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { OutcomeFrame } from '@/components/outcome-panel/outcome-frame'
import { formatChinaTime } from '@/domain/china-time'
import { useUser } from '@/session/use-user'
import { AppLink } from '@/shell/app-link'
import classes from './outcome-panel.module.css'
import { useStoredDrafts } from './stored-drafts'
import { useReconciliation, type ReconciledKind } from './use-reconciliation'
import type { WriteRecord } from './write-record'
import type { AppPath } from '@/shell/app-href'

interface OutcomePanelProps {
  kind: ReconciledKind
  record: WriteRecord
  /** what the action is called on its button */
  action: string
  /** what else it is told by where it has no name */
  about?: string | undefined
  /** what was sent stands in the form around */
  isInForm?: boolean | undefined
  /** another page of this tab has sent it and goes on with it: closed here, it could be sent there once more */
  isElsewhere?: boolean | undefined
  /** where a document is looked at; undefined where documents have no pages of their own */
  path?: AppPath
  /** the person has read that it is done; `code` is the document it was done to, where that is told */
  onDone?: ((code: string | undefined) => void) | undefined
  /** the person has read that the document was changed since */
  onOvertaken?: (() => void) | undefined
}

/** What a page says of a write whose outcome is unknown. Other pages, which don't show, may say it too. */
export function outcomeIn(page: HTMLElement | null, { id }: WriteRecord): HTMLElement | undefined {
  const panels = page?.querySelectorAll<HTMLElement>('[data-write]') ?? []
  return [...panels].find(({ dataset }) => dataset.write === id)
}

/** A new document is sent again from its draft: where that is gone, there is nothing to be sent. */
function useCanBeSentAgain({ code, draft }: WriteRecord): boolean {
  const drafts = useStoredDrafts(useUser()?.username ?? '', draft?.document ?? '')
  return code !== undefined || draft === undefined || drafts.some(({ id }) => id === draft.id)
}

/**
 * Says that the result of a write is unknown, finds out, and says what it is. Nothing is told as done
 * or not done on a guess.
 */
export function OutcomePanel({
  kind,
  record,
  action,
  about,
  isInForm = false,
  isElsewhere = false,
  path,
  onDone,
  onOvertaken,
}: OutcomePanelProps) {
  const { state, lookAgain, dismiss, settleByHand } = useReconciliation(kind, record)
  const { name } = record
  const canBeSentAgain = useCanBeSentAgain(record) || isInForm
  const sentAt = record.sentAt === undefined ? '—' : formatChinaTime(record.sentAt)
  // Several new documents may be told of side by side: what has no name is known by when it was sent.
  const title = {
    done: name ? (
      <Trans>
        “{action}” was done after all: {name}
      </Trans>
    ) : (
      <Trans>
        “{action}” was done after all, sent {sentAt}
      </Trans>
    ),
    'not-done': name ? (
      <Trans>
        “{action}” was not done: {name}
      </Trans>
    ) : (
      <Trans>
        “{action}” was not done, sent {sentAt}
      </Trans>
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
      write={record.id}
      kind={state.kind}
      title={title[isKnown ? state.kind : 'unknown']}
      canBeSentAgain={canBeSentAgain}
      onCheckAgain={lookAgain}
      onDismiss={
        isElsewhere
          ? undefined
          : () => {
              dismiss()
              if (state.kind === 'done') onDone?.(state.code)
              if (state.kind === 'overtaken') onOvertaken?.()
            }
      }
      buttons={
        state.kind === 'candidates' && !isElsewhere ? (
          <>
            {state.codes.map((code) => (
              <Button
                key={code}
                size="xs"
                onClick={() => {
                  if (settleByHand(code)) onDone?.(code)
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
      {about === undefined ? null : <span>{about}</span>}
      {isElsewhere ? (
        <span>
          <Trans>It was sent from another page that is open here. Go on with it there.</Trans>
        </span>
      ) : null}
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
