import { useLingui } from '@lingui/react/macro'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { ToolButton } from '@/components/tool-button/tool-button'
import { useUser } from '@/session/use-user'

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }))

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
      {isOpen && user ? (
        <Suspense fallback={null}>
          <ImportDialog user={user} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
