import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Message } from '@/components/message'
import { chinaTimeNow } from '@/api/china-time-now'
import type { OrderBase, OrderView } from '../../order-type'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import { askedPart } from '@/shell/asked-part'

const OrderVoucher = askedPart(async () => (await import('./order-voucher')).OrderVoucher)

interface PrintVoucherButtonProps<Order extends OrderBase> {
  view: OrderView<Order>
  order: Order
}

/** Opens the voucher of an order, which then asks the browser to print it. */
export function PrintVoucherButton<Order extends OrderBase>({
  view: { type, voucherTitle, VoucherSheet },
  order,
}: PrintVoucherButtonProps<Order>) {
  const { subject: printedAt, open, close } = usePageDialog<string>()
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPrinter size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => open(chinaTimeNow())}
      >
        <Trans>Print</Trans>
      </Button>
      {printedAt === undefined ? null : (
        <OrderVoucher
          title={<Message of={voucherTitle(order.code)} />}
          type={type}
          code={order.code}
          onClose={close}
        >
          {(approval) => <VoucherSheet order={order} printedAt={printedAt} approval={approval} />}
        </OrderVoucher>
      )}
    </>
  )
}
