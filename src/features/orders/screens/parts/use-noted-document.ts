import { usePageEffect } from '@/platform/page-active'
import { useUser } from '@/session/use-user'
import { noteDocument } from '@/shell/recent-documents'

/**
 * Notes an order as the document that was opened last, whenever the page around comes to show it.
 *
 * @param path of the page that shows it
 * @param code undefined as long as the page shows none: one that could not be read is none that somebody was at
 */
export function useNotedDocument(path: string, code: string | undefined): void {
  const username = useUser()?.username
  usePageEffect(() => {
    if (username !== undefined && code !== undefined) {
      noteDocument(username, { path, code, openedAt: Date.now() })
    }
  }, code)
}
