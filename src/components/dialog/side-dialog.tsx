import { Drawer, type DrawerProps } from '@mantine/core'
import { useDialog, type OpenDialog } from './use-dialog'

/** A dialog at the side of the window (`useDialog`). */
export function SideDialog(props: OpenDialog<DrawerProps>) {
  return <Drawer {...props} {...useDialog(props)} />
}
