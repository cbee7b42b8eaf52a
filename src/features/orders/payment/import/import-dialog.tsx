import { Trans } from '@lingui/react/macro'
import { Button, FileButton, Group } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { User } from '@/api/contract/session'
import { BusyButton } from '@/components/busy-button'
import { Message } from '@/components/message'
import { Dialog } from '@/components/dialog/dialog'
import { focusContent, isFocusLost } from '@/platform/focus-content'
import { usePageActive } from '@/platform/page-active'
import { MOST_ROWS } from './columns'
import classes from './import.module.css'
import { ImportPreview } from './import-preview'
import { useImportFile, type ImportFile } from './use-import-file'

interface ImportDialogProps {
  user: User
  onClose: () => void
}

/**
 * The import of payment orders: a template, a file, what would be sent of it, and what became of each row. It stays what it
 * is while another page shows, and a run goes on.
 */
export function ImportDialog({ user, onClose }: ImportDialogProps) {
  const isShown = usePageActive()
  useEffect(() => {
    // The page that shows in its place was shown while the dialog still had the focus.
    if (!isShown && isFocusLost()) focusContent()
  }, [isShown])
  const [file, setFile] = useState<ImportFile>()
  // Known in the moment of the press: what Escape does must not wait until it is drawn.
  const isSending = useRef(false)
  // Which rows were refused, and why, goes with the dialog: a key that was meant for something else doesn't take it, and
  // shows the button that does.
  const [isUnread, setIsUnread] = useState(false)
  const closeButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      opened={isShown}
      onClose={() => {
        if (isSending.current) return
        if (isUnread) closeButton.current?.focus()
        else onClose()
      }}
      keepMounted
      // Otherwise its effects end while it is hidden, and a run with them.
      keepMountedMode="display-none"
      size={file ? 'min(1480px, 100%)' : 'lg'}
      title={<Trans>Import payment orders</Trans>}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      {file ? (
        <ImportPreview
          file={file}
          user={user}
          onSending={(is) => {
            isSending.current = is
          }}
          onUnread={setIsUnread}
          closeButton={closeButton}
          onBack={() => setFile(undefined)}
          onClose={onClose}
        />
      ) : (
        <ChooseFile user={user} onRead={setFile} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface ChooseFileProps {
  user: User
  onRead: (file: ImportFile) => void
  onClose: () => void
}

function ChooseFile({ user, onRead, onClose }: ChooseFileProps) {
  const { busy, problem, saveTemplate, open } = useImportFile(user, onRead)
  // The same file is chosen again once it was corrected.
  const reset = useRef<() => void>(null)
  const steps = useRef<HTMLDivElement>(null)
  useEffect(() => steps.current?.focus(), [])
  return (
    <div ref={steps} className={classes.preview} tabIndex={-1}>
      <ol className={classes.steps}>
        <li>
          <Trans>Download the template, and fill in a row for each order.</Trans>
        </li>
        <li>
          <Trans>
            Choose the file: every cell is checked, and nothing is sent before you confirm it. At
            most {MOST_ROWS} rows, 10 MB.
          </Trans>
        </li>
        <li>
          <Trans>The orders are saved, not submitted: check and submit each one afterwards.</Trans>
        </li>
      </ol>
      {problem ? (
        <p className={classes.problem} role="alert">
          <Message of={problem} />
        </p>
      ) : null}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <BusyButton
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          isBusy={busy === 'template'}
          onClick={saveTemplate}
        >
          <Trans>Download template</Trans>
        </BusyButton>
        <FileButton
          accept=".xlsx"
          resetRef={reset}
          onChange={(chosen) => {
            reset.current?.()
            if (chosen) open(chosen)
          }}
        >
          {(props) => (
            <BusyButton
              {...props}
              data-autofocus
              leftSection={<IconUpload size={16} aria-hidden />}
              isBusy={busy === 'file'}
            >
              <Trans>Choose file</Trans>
            </BusyButton>
          )}
        </FileButton>
      </Group>
    </div>
  )
}
