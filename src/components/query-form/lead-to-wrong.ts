/** Gives the focus to the first field of a form that is wrong, once its error stands there, so that it is read along with the field. */
export function leadToWrong(form: HTMLElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
