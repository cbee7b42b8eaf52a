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
    const isDisabled = button.matches(':disabled, [aria-disabled=true]')
    return [
      { name, reason: isDisabled ? reasonOf(button) : undefined, run: () => pressShown(button) },
    ]
  })
}

/** What is gone by now, or has been left with its page, is not what the person wants to have done. */
function pressShown(button: HTMLElement): void {
  if (button.isConnected && !button.closest('[data-hidden]')) button.click()
}

/** Why a button does nothing now: its own tip, or what stands beside it for all to read. */
function reasonOf(button: HTMLElement): string {
  const described = button.getAttribute('aria-describedby') ?? ''
  return button.title || (document.getElementById(described)?.textContent ?? '')
}
