/** How many days later `to` is than `from`, both `YYYY-MM-DD`; negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
