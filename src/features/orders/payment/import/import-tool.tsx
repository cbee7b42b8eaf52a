import { useLingui } from '@lingui/react/macro'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { ToolButton } from '@/components/tool-button/tool-button'
import { useUser } from '@/session/use-user'
import { askedPart } from '@/shell/asked-part'

const ImportDialog = askedPart(async () => (await import('./import-dialog')).ImportDialog)

/** Opens the import of payment orders. Stands beside what makes one, for those who may. */
export function ImportTool() {
  const { t } = useLingui()
  const user = useUser()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ToolButton
        icon={<IconUpload size={16} aria-hidden />}
        aria-haspopup="dialog"
        data-command
        onClick={() => setIsOpen(true)}
      >
        {t`Import`}
      </ToolButton>
      {isOpen && user ? <ImportDialog user={user} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
