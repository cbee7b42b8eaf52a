import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useRetry } from '@/api/user-reads'
import { remarksOptions, useRemarks } from '@/api/resources/remarks'
import type { Remark } from '@/api/contract/base-data'
import { ApiError } from '@/api/http/api-error'
import { MenuButton } from '@/components/menu-button/menu-button'
import type { MenuEntry } from '@/components/menu-button/menu-entry'
import { Message } from '@/components/message'
import { formatCount } from '@/domain/written-number'
import { seenText } from '@/domain/seen-text'
import { LONGEST_REMARK } from '../../workflow/shared-checks'
import classes from './order-form.module.css'

interface RemarkFieldProps {
  id: string
  value: string
  onChange: (remark: string) => void
  error?: ReactNode
  isRequired?: boolean
}

/** A remark: typed, or picked from the common ones, or both. What is too long is marked, never cut. */
export function RemarkField({ id, value, onChange, error, isRequired = false }: RemarkFieldProps) {
  const { t, i18n } = useLingui()
  const [isWanted, setIsWanted] = useState(false)
  const remarks = useRemarks(isWanted)
  const retry = useRetry(remarksOptions)
  const count = Array.from(seenText(value)).length
  const length = formatCount(count, i18n.locale)
  const most = formatCount(LONGEST_REMARK, i18n.locale)
  return (
    <div>
      <Textarea
        id={id}
        name="remark"
        label={<Trans>Remark</Trans>}
        autosize={false}
        rows={3}
        classNames={{ input: classes.growing ?? '' }}
        value={value}
        error={error}
        required={isRequired}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={classes.remarkTools}>
        <span
          onFocus={() => setIsWanted(true)}
          onPointerEnter={() => setIsWanted(true)}
          className={classes.picker}
        >
          <MenuButton
            label={t`Pick a common remark`}
            entries={remarkEntries(remarks, {
              onPick: (name) =>
                onChange(value.trim() === '' ? name : `${value.trimEnd()}\n${name}`),
              onRetry: retry,
            })}
          >
            <Trans>Pick a common remark</Trans>
            <IconChevronDown size={14} aria-hidden />
          </MenuButton>
        </span>
        <span className={classes.counter} data-over={count > LONGEST_REMARK || undefined}>
          <Trans>
            {length} of {most} characters
          </Trans>
        </span>
      </div>
    </div>
  )
}

/** The common remarks, or in their place why there are none. */
function remarkEntries(
  {
    data,
    error,
    isFetching,
  }: Pick<UseQueryResult<readonly Remark[]>, 'data' | 'error' | 'isFetching'>,
  { onPick, onRetry }: { onPick: (name: string) => void; onRetry: () => void },
): MenuEntry[] {
  if (data && data.length > 0) {
    return data.map(({ id, name }) => ({
      key: String(id),
      label: name,
      onSelect: () => onPick(name),
    }))
  }
  // One entry that changes: the focus stays on it.
  const key = 'instead'
  if (isFetching || (!data && !error)) {
    return [{ key, label: <Trans>Loading…</Trans>, staysOpen: true }]
  }
  if (!error) return [{ key, label: <Trans>There are no common remarks.</Trans> }]
  const failure = error instanceof ApiError ? <Message of={error.failure} /> : null
  return [
    {
      key,
      label: (
        <>
          {failure} <Trans>Retry</Trans>
        </>
      ),
      staysOpen: true,
      onSelect: onRetry,
    },
  ]
}
