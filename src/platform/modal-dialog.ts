const MODAL = '[role=dialog][aria-modal=true]'

/**
 * The `z-index` of menus and popovers, whose buttons stand in no dialog: above every page, and below what is opened above it,
 * which Mantine has at 200.
 */
export const BELOW_MODALS = 199

/** The dialogs that wait for an answer, the last one above the others. One that goes on behind another page is none of them. */
export function openModals(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(MODAL)].filter((modal) =>
    modal.checkVisibility(),
  )
}

/** Whether a dialog waits for an answer: nothing else opens or takes a key meanwhile. */
export function isModalOpen(): boolean {
  return openModals().length > 0
}

/** Whether a dialog lies above an element, which goes on where it was once the dialog is answered. */
export function isBehindModal(element: Element | null): boolean {
  return openModals().some((modal) => !modal.contains(element))
}
