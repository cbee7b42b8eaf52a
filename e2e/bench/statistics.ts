/** The smallest of some values: what a thing takes when nothing else gets in its way. NaN of none. */
export const smallest = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : Math.min(...values)

/** The value of which as many are below as above; of two in the middle their mean. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The value that a share of them (0 to 1) does not exceed. NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
