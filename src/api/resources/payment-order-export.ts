import type { PaymentOrderFilters } from '@/api/contract/payment-order'
import { transport } from '@/api/http/client'
import { download, type DownloadedFile, type DownloadOptions } from '@/api/http/download'
import { balance } from '../endpoints'

/**
 * The .xlsx of all payment orders that the filters match. A file of its own, so that the transfer
 * code stays out of the first load.
 *
 * @throws ApiError also of kind `duplicate` when Export was pressed twice; then there is no file
 */
export function exportPaymentOrders(
  filters: PaymentOrderFilters,
  { signal, onProgress }: Pick<DownloadOptions, 'signal' | 'onProgress'> = {},
): Promise<DownloadedFile> {
  return download(transport, balance.paymentOrderExport, { body: filters, signal, onProgress })
}
