const MODAL = '[role=dialog][aria-modal=true]'

/** Whether a dialog waits for an answer: nothing else opens or takes a key meanwhile. */
export function isModalOpen(): boolean {
  return document.querySelector(MODAL) !== null
}

/** Whether a dialog lies above an element, which goes on where it was once the dialog is answered. */
export function isBehindModal(element: Element | null): boolean {
  return [...document.querySelectorAll(MODAL)].some((modal) => !modal.contains(element))
}
