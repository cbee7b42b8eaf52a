/** A measure in px that follows the size in which everything is drawn. */
export function scaled(px: number): string {
  return `calc(${px}px * var(--app-scale))`
}
