/**
 * What the drafts of a form are kept under.
 *
 * @param of the order's code, or for a new one what tells it from others
 */
export function formDocument({ id }: { id: string }, of: string): string {
  return `${id}.${of}`
}

/** Each copy is a document of its own, beside the others and the new order's. */
export function copyName(code: string): string {
  return `copy.${code}`
}
