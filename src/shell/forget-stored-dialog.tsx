import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { ConfirmDialog } from '@/components/confirm-dialog/confirm-dialog'
import { removeAllStored } from '@/session/stored-value'
import { notify } from './notify'
import { rereadRecentDocuments } from './recent-documents'
import { forgetSettings } from './settings/settings'

interface ForgetStoredDialogProps {
  username: string
  onClose: () => void
}

/** Asks back, then deletes everything that this browser remembers of a person beyond the session. */
export function ForgetStoredDialog({ username, onClose }: ForgetStoredDialogProps) {
  const forget = () => {
    removeAllStored(username)
    rereadRecentDocuments()
    forgetSettings()
    onClose()
    notify({ message: msg`What this browser remembered of you is deleted.`, tone: 'success' })
  }
  return (
    <ConfirmDialog
      title={<Trans>Delete what this browser remembers of you?</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      isDangerous
      onConfirm={forget}
      onClose={onClose}
    >
      <Text mb="sm">
        <Trans>
          Views, columns, language, size and colours, and the documents opened last are deleted from
          this browser. Documents and drafts are not touched. What is open stays as it is until the
          page is loaded again.
        </Trans>
      </Text>
      <Text>
        <Trans>
          Which rows of files have become orders is forgotten too: a file that is imported again is
          sent as a new one.
        </Trans>
      </Text>
    </ConfirmDialog>
  )
}
