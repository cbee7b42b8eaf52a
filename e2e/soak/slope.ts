/** What is measured after each round of work. */
export interface Sample {
  /** bytes, after a collection */
  heap: number
  nodes: number
  listeners: number
  documents: number
  /** characters in both storages */
  stored: number
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 0 ? (low + high) / 2 : high
}

/**
 * How much a measure grows with each round: the median of the slopes between every two samples (Theil and Sen). One sample
 * that is far off moves it as little as a few of them do.
 */
export function slopeOf(values: readonly number[]): number {
  const slopes: number[] = []
  for (const [first, one] of values.entries()) {
    for (const [second, other] of values.entries()) {
      if (second > first) slopes.push((other - one) / (second - first))
    }
  }
  return slopes.length === 0 ? 0 : median(slopes)
}

/**
 * Growth per round that is taken for noise: of a few samples the heap's is greater than of many, where what is
 * loaded and kept once has long been there.
 */
function limitsFor(rounds: number): Sample {
  const isLong = rounds >= 40
  return {
    heap: isLong ? 4 * 1024 : 80 * 1024,
    nodes: isLong ? 1 : 8,
    listeners: isLong ? 0.5 : 3,
    documents: 0,
    stored: isLong ? 2 : 20,
  }
}

/** The measures that have a slope, each with it. */
export function leaksIn(samples: readonly Sample[]): string[] {
  // What is loaded and kept once is there after a third of the time.
  const settled = samples.slice(Math.floor(samples.length / 3))
  const limits = limitsFor(samples.length)
  return (Object.keys(limits) as (keyof Sample)[]).flatMap((measure) => {
    const slope = slopeOf(settled.map((sample) => sample[measure]))
    return slope > limits[measure]
      ? [`${measure} grows by ${slope.toFixed(1)} with each round`]
      : []
  })
}
