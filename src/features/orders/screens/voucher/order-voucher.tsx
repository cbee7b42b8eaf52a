import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/dialog/dialog'
import { useUser } from '@/session/use-user'
import { lastApproval, visibleLog } from '../../workflow/log'
import { useOrderLog } from '../../workflow/use-order'
import type { Approval, OrderWorkflow } from '../../order-type'
import { usePrintOnce } from './use-print-once'
import classes from './voucher.module.css'

interface OrderVoucherProps {
  title: ReactNode
  type: Pick<OrderWorkflow<never>, 'useLog' | 'logs'>
  code: string
  /** what is on the paper */
  children: (approval: Approval) => ReactNode
  onClose: () => void
}

/**
 * The voucher of an order on a screen of its own, handed to the browser's printing as soon as all of it
 * is there. Comes into being open.
 */
export function OrderVoucher({ title, type, code, children, onClose }: OrderVoucherProps) {
  const user = useUser()
  const { log, isPending } = useOrderLog(type, code)
  const unread = isPending ? 'loading' : 'unknown'
  usePrintOnce(!isPending)
  return (
    <Dialog
      onClose={onClose}
      fullScreen
      title={title}
      withCloseButton={false}
      classNames={{
        inner: classes.frame,
        content: classes.frame,
        body: classes.body,
      }}
    >
      <div className={classes.buttons}>
        <Button
          leftSection={<IconPrinter size={16} aria-hidden />}
          disabled={isPending}
          onClick={() => window.print()}
        >
          <Trans>Print</Trans>
        </Button>
        <Button variant="default" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {children(log ? (lastApproval(visibleLog(log, user)) ?? 'none') : unread)}
    </Dialog>
  )
}
