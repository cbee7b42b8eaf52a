import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { User } from '@/api/contract/session'
import { StateBadge } from '@/components/state-badge/state-badge'
import { Dialog } from '@/components/dialog/dialog'
import { turnSingleKeys, useSingleKeys } from '@/session/single-keys'
import classes from './help.module.css'
import { KEY_NAMES, KEYS, STATES, WHO_DECIDES } from './help-texts'

interface HelpDialogProps {
  user: User
  onClose: () => void
}

/** Every key, what each state means, and who decides what. */
export function HelpDialog({ user, onClose }: HelpDialogProps) {
  const { i18n } = useLingui()
  const isOn = useSingleKeys(user.username)
  return (
    <Dialog onClose={onClose} title={<Trans>Help</Trans>} size="xl">
      <h3 className={classes.part}>
        <Trans>Shortcuts</Trans>
      </h3>
      <div className={classes.columns}>
        {KEYS.map(({ where, lines }) => (
          <section key={where.id}>
            <h4 className={classes.heading}>{i18n._(where)}</h4>
            <dl className={classes.lines}>
              {lines.map(({ ways, does }) => (
                <div key={does.id}>
                  <dt>
                    {ways.map((way) => (
                      <Way key={way} way={way} />
                    ))}
                  </dt>
                  <dd>{i18n._(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={classes.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => turnSingleKeys(user.username, checked)}
        />
        <Trans>Single-key shortcuts</Trans>
      </label>
      <h3 className={classes.part}>
        <Trans>What each state means</Trans>
      </h3>
      {Object.values(STATES).map(({ type, lines }) => (
        <section key={type.id}>
          <h4 className={classes.heading}>{i18n._(type)}</h4>
          <dl className={classes.states}>
            {lines.map(({ state, means }) => (
              <div key={state.name.id}>
                <dt>
                  <StateBadge state={state} />
                </dt>
                <dd>{i18n._(means)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <h3 className={classes.part}>
        <Trans>Who decides what</Trans>
      </h3>
      <dl className={classes.states}>
        {WHO_DECIDES.map(({ what, who }) => (
          <div key={what.id}>
            <dt>{i18n._(what)}</dt>
            <dd>{i18n._(who)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** Keys pressed together stand joined by a plus, and what is pressed after them behind a word. */
function Way({ way }: { way: string }) {
  const { i18n } = useLingui()
  const nameOf = (key: string) => {
    const name = KEY_NAMES[key]
    return name ? i18n._(name) : key
  }
  return (
    <span className={classes.way}>
      {way.split(' ').map((step, index) => (
        <Fragment key={step}>
          {index > 0 ? (
            <>
              {' '}
              <Trans context="between two keys">then</Trans>{' '}
            </>
          ) : null}
          {step.split('+').map((key, place) => (
            <Fragment key={key}>
              {place > 0 ? '+' : null}
              <kbd>{nameOf(key)}</kbd>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
