import { queryOptions } from '@tanstack/react-query'
import type { Attachment } from '@/api/contract/order-parts'
import { asPreviewable } from './preview-type'

/** A stored file does not change: while it is looked at, and shortly after, it is not fetched again. */
const KEPT_MS = 60_000

/**
 * An attachment to be shown: the file as it came, and under a type of ours. The transfer code comes with
 * it, so that it stays out of the first load.
 */
export function attachmentFileOptions({ attachmentId, name, downloadUrl }: Attachment) {
  return queryOptions({
    queryKey: ['file', attachmentId, name, downloadUrl] as const,
    queryFn: async ({ signal }) => {
      const { downloadFile } = await import('@/api/resources/file-download')
      const { blob, fileName } = await downloadFile(attachmentId, { downloadUrl, signal })
      // `null`: the file is not what its name says.
      return { blob, fileName: fileName ?? name, shown: (await asPreviewable(name, blob)) ?? null }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retryOnMount: true,
  })
}
