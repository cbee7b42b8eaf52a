/** Of a button that is of no use for now: it looks disabled, and keeps the focus where it has it. */
export function takesNoPress(isOff: boolean) {
  return isOff ? { 'data-disabled': true, 'aria-disabled': true } : {}
}
