import { msg } from '@lingui/core/macro'
import type { RowContext } from '../../../list/list-definition'
import { linkTo } from '@/shell/app-link'
import type { OrderType, OrderBase } from '../../order-type'
import classes from './order-row-links.module.css'

const DETAILS = msg`Details`
const EDIT = msg({ context: 'action', message: 'Edit' })

/**
 * Where a row of an order list leads: to the order, and to its form where it can be edited. Links only,
 * and no more than are offered: a list has a hundred rows.
 */
export function orderRowLinks<Row extends OrderBase>(type: OrderType<Row>) {
  return (order: Row, { user, i18n }: RowContext) => {
    const { code } = order
    return (
      <span className={classes.links}>
        {linkTo(type.paths.detail, { code }, i18n._(DETAILS))}
        {type.availability('submit', order, user).kind === 'available'
          ? linkTo(type.paths.form, { code }, i18n._(EDIT), { preload: false })
          : null}
      </span>
    )
  }
}
