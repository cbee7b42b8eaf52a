import { useLingui } from '@lingui/react/macro'
import type { User } from '@/api/contract/session'
import { AppLink } from '@/shell/app-link'
import type { OrderType, OrderBase } from '../../order-type'
import classes from './order-row-links.module.css'

interface OrderRowLinksProps<Row extends OrderBase> {
  type: OrderType<Row>
  order: Row
  user: User
}

/**
 * Where a row of an order list leads: to the order, and to its form where it can be edited. Links only,
 * and no more than are offered: a list has a hundred rows.
 */
export function OrderRowLinks<Row extends OrderBase>({
  type,
  order,
  user,
}: OrderRowLinksProps<Row>) {
  const { t } = useLingui()
  const { code } = order
  return (
    <span className={classes.links}>
      <AppLink path={type.paths.detail} search={{ code }} preload>
        {t`Details`}
      </AppLink>
      {type.availability('submit', order, user).kind === 'available' ? (
        <AppLink path={type.paths.form} search={{ code }}>
          {t({ context: 'action', message: 'Edit' })}
        </AppLink>
      ) : null}
    </span>
  )
}
