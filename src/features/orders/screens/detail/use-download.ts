import { useState } from 'react'
import type { Attachment } from '@/api/contract/order-parts'
import { presentFailure } from '@/shell/present-failure'

/** Fetches a file through the request pipeline, so that an error is told and never saved as a file. */
export function useDownload({ attachmentId, name, downloadUrl }: Attachment) {
  const [isLoading, setIsLoading] = useState(false)
  const download = async () => {
    setIsLoading(true)
    try {
      const [{ downloadFile }, { saveFile }] = await Promise.all([
        import('@/api/resources/file-download'),
        import('@/components/save-file'),
      ])
      const { blob, fileName } = await downloadFile(attachmentId, { downloadUrl })
      saveFile(blob, fileName ?? name)
    } catch (error) {
      presentFailure(error, { asked: true })
    } finally {
      setIsLoading(false)
    }
  }
  return { isLoading, download: () => void download() }
}
