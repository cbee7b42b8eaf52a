import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paymentOrderLogsOptions } from '@/api/balance/payment-orders'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { useFocusBack } from '@/components/use-focus-back'
import { useUser } from '@/session/use-user'
import { lastApproval, visibleLog } from '../visible-log'
import { VoucherSheet } from './voucher-sheet'
import classes from './voucher.module.css'

interface PaymentVoucherProps {
  order: PaymentOrderDetail
  /** `YYYY-MM-DD HH:mm:ss` in China */
  printedAt: string
  onClose: () => void
}

/**
 * The voucher of a payment order on a screen of its own, handed to the browser's printing as soon as
 * all of it is there. Comes into being open.
 */
export function PaymentVoucher({ order, printedAt, onClose }: PaymentVoucherProps) {
  const { t } = useLingui()
  const user = useUser()
  const { code } = order
  const { data, isPending } = useQuery(paymentOrderLogsOptions(code))
  useFocusBack()
  usePrintOnce(!isPending)
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={t`Payment voucher ${code}`}
      withCloseButton={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
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
      <VoucherSheet
        order={order}
        printedAt={printedAt}
        approval={
          data
            ? (lastApproval(visibleLog(data, user)) ?? 'none')
            : isPending
              ? 'loading'
              : 'unknown'
        }
      />
    </Modal>
  )
}

/** Prints when it is ready, after the browser has laid it out. */
function usePrintOnce(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => window.print(), 0)
    return () => clearTimeout(timer)
  }, [isReady])
}
