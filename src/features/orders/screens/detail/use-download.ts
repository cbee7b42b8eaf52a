import { useMutation } from '@tanstack/react-query'
import type { Attachment } from '@/api/contract/order-parts'
import { presentFailure } from '@/shell/present-failure'

/** Fetches a file through the request pipeline, so that an error is told and never saved as a file. */
export function useDownload({ attachmentId, name, downloadUrl }: Attachment) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [{ downloadFile }, { saveFile }] = await Promise.all([
        import('@/api/resources/file-download'),
        import('@/components/save-file'),
      ])
      const { blob, fileName } = await downloadFile(attachmentId, { downloadUrl })
      saveFile(blob, fileName ?? name)
    },
    onError: (error) => presentFailure(error, { asked: true }),
  })
  return { isLoading: isPending, download: () => mutate() }
}
