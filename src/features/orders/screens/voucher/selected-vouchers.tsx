import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Dialog } from '@/components/dialog/dialog'
import { chinaTimeNow } from '@/api/china-time-now'
import { useUser } from '@/session/use-user'
import type { OrderBase, OrderView } from '../../order-type'
import { lastApproval, personText, visibleLog } from '../../workflow/log'
import { CoverSheet } from './cover-sheet'
import { usePrintOnce } from './use-print-once'
import { readVouchers, type ReadVoucher } from './read-vouchers'
import classes from './voucher.module.css'

interface SelectedVouchersProps<Order extends OrderBase> {
  view: Pick<OrderView<Order>, 'type' | 'VoucherSheet'>
  codes: readonly string[]
  onClose: () => void
}

/**
 * The vouchers of several orders behind a cover sheet, each on a page of its own, handed to the browser's printing once all
 * are there. Comes into being open. Where one can't be read nothing is printed until the person says so.
 */
export function SelectedVouchers<Order extends OrderBase>({
  view: { type, VoucherSheet },
  codes,
  onClose,
}: SelectedVouchersProps<Order>) {
  const { t } = useLingui()
  const user = useUser()
  const { vouchers, count, retry } = useVouchers(type, codes)
  const [printedAt] = useState(chinaTimeNow)
  const read = vouchers?.flatMap((each) => ('order' in each ? [each] : [])) ?? []
  const missing = vouchers?.flatMap((each) => ('error' in each ? [each.code] : [])) ?? []
  const isWhole = read.length > 0 && missing.length === 0
  usePrintOnce(isWhole)
  const { name, username = '' } = user ?? {}
  const person = personText(username, new Map(name ? [[username, name]] : [])) ?? ''
  const total = codes.length
  const missed = missing.join(' · ')
  return (
    <Dialog
      onClose={onClose}
      fullScreen
      title={<Trans>Vouchers of the selected orders</Trans>}
      withCloseButton={false}
      classNames={{ inner: classes.frame, content: classes.frame, body: classes.body }}
    >
      <div className={classes.buttons}>
        {isWhole ? (
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            <Trans>Print</Trans>
          </Button>
        ) : null}
        {missed === '' ? null : (
          <>
            <Button onClick={retry}>
              <Trans>Retry</Trans>
            </Button>
            {read.length > 0 ? (
              <Button variant="default" onClick={() => window.print()}>
                <Plural value={missing.length} one="Print without it" other="Print without them" />
              </Button>
            ) : null}
          </>
        )}
        <Button variant="default" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {vouchers === undefined ? (
        <p role="status">
          <Trans>
            Reading the orders: {count} of {total}
          </Trans>
        </p>
      ) : null}
      {missed === '' ? null : (
        <p role="alert" className={classes.missing}>
          <Trans>These orders could not be read, so nothing was printed: {missed}</Trans>
        </p>
      )}
      {read.length > 0 ? (
        <section className={classes.stack} aria-label={t`Vouchers`}>
          <CoverSheet
            orders={read.map(({ order }) => order)}
            stateOf={type.stateOf}
            missing={missing}
            printedAt={printedAt}
            person={person}
          />
          {read.map(({ code, order, log }) => (
            <VoucherSheet
              key={code}
              order={order}
              printedAt={printedAt}
              approval={lastApproval(visibleLog(log, user)) ?? 'none'}
            />
          ))}
        </section>
      ) : null}
    </Dialog>
  )
}

/** Reads the orders once, and again when the person asks to; undefined until all are through. */
function useVouchers<Order extends OrderBase>(
  type: OrderView<Order>['type'],
  codes: readonly string[],
) {
  const queryClient = useQueryClient()
  const [vouchers, setVouchers] = useState<readonly ReadVoucher<Order>[]>()
  const [count, setCount] = useState(0)
  const [attempt, setAttempt] = useState(0)
  // The selection may be another list of the same orders at every render.
  const [asked] = useState(codes)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    void readVouchers({
      queryClient,
      type,
      codes: asked,
      signal,
      onProgress: (done) => {
        if (!signal.aborted) setCount(done)
      },
    }).then((found) => {
      if (found) setVouchers(found)
    })
    return () => controller.abort()
  }, [queryClient, type, asked, attempt])
  return {
    vouchers,
    count,
    retry: () => {
      setVouchers(undefined)
      setCount(0)
      setAttempt(attempt + 1)
    },
  }
}
