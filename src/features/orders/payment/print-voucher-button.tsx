import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { toChinaTime } from '@/domain/china-time'
import { usePageDialog } from '../use-page-dialog'

const PaymentVoucher = lazy(async () => ({
  default: (await import('./payment-voucher')).PaymentVoucher,
}))

/** Opens the voucher of a payment order, which then asks the browser to print it. */
export function PrintVoucherButton({ order }: { order: PaymentOrderDetail }) {
  const { subject: printedAt, open, close } = usePageDialog<string>()
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPrinter size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => open(toChinaTime(Date.now()))}
      >
        <Trans>Print</Trans>
      </Button>
      {printedAt === undefined ? null : (
        <Suspense fallback={null}>
          <PaymentVoucher order={order} printedAt={printedAt} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
