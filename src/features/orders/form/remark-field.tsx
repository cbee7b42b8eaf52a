import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { remarksOptions } from '@/api/balance/base-data'
import { MenuButton } from '@/components/menu-button/menu-button'
import classes from './order-form.module.css'

interface RemarkFieldProps {
  id: string
  label: ReactNode
  value: string
  onChange: (remark: string) => void
  /** how many characters it may have */
  limit: number
  error?: ReactNode
  isRequired?: boolean
}

/** A remark: typed, or picked from the common ones, or both. What is too long is marked, never cut. */
export function RemarkField({
  id,
  label,
  value,
  onChange,
  limit,
  error,
  isRequired = false,
}: RemarkFieldProps) {
  const { t, i18n } = useLingui()
  const [isWanted, setIsWanted] = useState(false)
  const { data: remarks = [] } = useQuery({ ...remarksOptions, enabled: isWanted })
  const length = i18n.number(Array.from(value.trim()).length)
  const most = i18n.number(limit)
  return (
    <div>
      <Textarea
        id={id}
        name="remark"
        label={label}
        autosize={false}
        rows={3}
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
            entries={remarks.map(({ id, name }) => ({
              key: String(id),
              label: name,
              onSelect: () => onChange(value.trim() === '' ? name : `${value.trimEnd()}\n${name}`),
            }))}
          >
            <Trans>Pick a common remark</Trans>
            <IconChevronDown size={14} aria-hidden />
          </MenuButton>
        </span>
        <span>
          <Trans>
            {length} of {most} characters
          </Trans>
        </span>
      </div>
    </div>
  )
}
