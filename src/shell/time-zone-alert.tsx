import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useUserValue, writeUserValue } from '@/session/user-storage'
import { holdFocus } from '@/platform/focus-content'
import classes from './time-zone-alert.module.css'

const NAME = 'time-zone-alert'

/**
 * Says, where the browser's clock is not on UTC+8, that all times are China standard time. Once read it
 * can be put away until the next session.
 */
export function TimeZoneAlert({ username }: { username: string }) {
  const { t } = useLingui()
  const isPutAway = useUserValue(username, NAME) === true
  if (isPutAway) return null
  return (
    <div ref={holdFocus} className={classes.alert} role="alert">
      {t`Your time zone is not UTC+8. All times shown and filtered here follow China standard time.`}
      <button
        type="button"
        className={classes.close}
        aria-label={t`Put away the note on time zones`}
        onClick={() => writeUserValue(username, NAME, true)}
      >
        <IconX size={14} aria-hidden />
      </button>
    </div>
  )
}
