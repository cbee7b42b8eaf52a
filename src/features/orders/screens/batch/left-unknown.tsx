import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isOrderAction } from '@/domain/transitions'
import { idsOfKind, isStillUnknown, useUnknownOfKind } from '@/features/writes/write-record'
import { AppLink } from '@/shell/app-link'
import { usePageMark } from '@/shell/page-tags/page-marks'
import { actionName } from '../../workflow/action-names'
import type { OrderPaths } from '../../order-type'
import classes from './batch.module.css'

export interface LeftUnknownProps {
  /** of the list's orders */
  type: { id: string; paths: Pick<OrderPaths, 'confirm'> }
  username: string
  /** whether anything was written down that may be of unknown outcome when the list came */
  hadWrites: boolean
  /** codes of orders whose answers batches of the list have lost */
  lost: readonly string[]
  /** codes of orders of which the batch that is under way, or a row of what it has left, tells */
  told: readonly string[]
}

/**
 * The orders on which something was sent before the list came, and nobody knows what became of it: a batch that a reload has cut
 * off left one. The order may be in no list that its person opens, so it is named here, with the way to find out. So is what a
 * batch of the list itself has lost, where nothing else here tells of it: its order is not selected any more, or in the other tab.
 */
export function LeftUnknown({ type, username, hadWrites, lost, told }: LeftUnknownProps) {
  const { t, i18n } = useLingui()
  const unknown = useUnknownOfKind(username, type.id).filter(isStillUnknown)
  // An order's page may be left before its answer is there.
  const [before] = useState(() => new Set(hadWrites ? idsOfKind(username, type.id) : []))
  const left = unknown.flatMap(({ id, code, action }) =>
    code !== undefined && (before.has(id) || lost.includes(code)) && !told.includes(code)
      ? [{ id, code, action }]
      : [],
  )
  usePageMark('unknown', left.length > 0)
  if (left.length === 0) return null
  return (
    <ul
      className={`${classes.notDone} ${classes.left}`}
      aria-label={t`Result unknown, from before`}
    >
      {left.map(({ id, code, action }) => {
        const name = isOrderAction(action) ? i18n._(actionName(action)) : action
        return (
          <li key={id}>
            <span className={classes.passed}>
              <Trans>
                Result unknown: “{name}” of{' '}
                <AppLink path={type.paths.confirm} search={{ code }}>
                  {code}
                </AppLink>
              </Trans>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
