import { useMutation } from '@tanstack/react-query'
import type { Attachment } from '@/api/contract/order-parts'
import { presentAskedFailure } from '@/shell/present-asked-failure'

// Outside of the hook, which the React Compiler would leave out for the imports.
const loadParts = () =>
  Promise.all([import('@/api/resources/file-download'), import('@/components/save-file')])

/** Fetches a file through the request pipeline, so that an error is told and never saved as a file. */
export function useDownload({ attachmentId, name, downloadUrl }: Attachment) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [{ downloadFile }, { saveFile }] = await loadParts()
      const { blob, fileName } = await downloadFile(attachmentId, { downloadUrl })
      saveFile(blob, fileName ?? name)
    },
    onError: presentAskedFailure,
  })
  return { isLoading: isPending, download: () => mutate() }
}
