/**
 * What can be done on the page that shows: its buttons that are marked as commands. The palette presses
 * the very same button, so that what the rules offer, why they don't, and what is asked back stand in
 * one place.
 */
export interface PageCommand {
  name: string
  /** why it can't be done now */
  reason: string | undefined
  run: () => void
}

/** Reads the commands off the page, top to bottom. */
export function readPageCommands(): PageCommand[] {
  const buttons = document.querySelectorAll<HTMLElement>('main [data-command]')
  return [...buttons].flatMap((button) => {
    const name = button.textContent.trim()
    if (name === '' || button.closest('[data-hidden]')) return []
    const isDisabled = button.getAttribute('aria-disabled') === 'true'
    return [{ name, reason: isDisabled ? button.title : undefined, run: () => button.click() }]
  })
}
