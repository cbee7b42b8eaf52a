import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '@/components/states/error-state'
import classes from './attachment-preview.module.css'

interface PreviewedFileProps {
  name: string
  /** under a type of the allow-list; null when the file is not what its name says */
  file: Blob | null
}

/** A picture or a PDF as the browser shows it. */
export function PreviewedFile({ name, file }: PreviewedFileProps) {
  if (!file) {
    return (
      <ErrorState
        message={<Trans>The file is not what its name says, so it is not shown here.</Trans>}
      />
    )
  }
  if (file.type === 'application/pdf') return <Pdf name={name} file={file} />
  return <Picture name={name} file={file} />
}

interface FileProps {
  name: string
  file: Blob
}

function Picture({ name, file }: FileProps) {
  const element = useRef<HTMLImageElement>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => showIn(element.current, file), [file])
  if (isBroken) {
    return <ErrorState message={<Trans>The picture is damaged and can’t be shown.</Trans>} />
  }
  return (
    <img ref={element} className={classes.picture} alt={name} onError={() => setIsBroken(true)} />
  )
}

/**
 * Without `sandbox`: browsers show no PDF in a sandboxed frame. What it shows can't be a page, since its
 * type is ours.
 */
function Pdf({ name, file }: FileProps) {
  const element = useRef<HTMLIFrameElement>(null)
  useEffect(() => showIn(element.current, file), [file])
  return <iframe ref={element} className={classes.pdf} title={name} />
}

/** Shows a file in an element by an address of its own. Returns what gives the address back. */
function showIn(element: HTMLImageElement | HTMLIFrameElement | null, file: Blob) {
  if (!element) return undefined
  const url = URL.createObjectURL(file)
  element.setAttribute('src', url)
  return () => URL.revokeObjectURL(url)
}
