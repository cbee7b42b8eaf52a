import { Modal, type ModalProps } from '@mantine/core'
import { useDialog, type OpenDialog } from './use-dialog'

/** A dialog above the pages (`useDialog`). */
export function Dialog(props: OpenDialog<ModalProps>) {
  return <Modal {...props} {...useDialog(props)} />
}
