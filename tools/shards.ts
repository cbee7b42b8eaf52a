import * as v from 'valibot'

/** Seconds that each spec file took, by its path from the project's folder. */
export type Durations = Readonly<Record<string, number>>

const attempt = v.object({ duration: v.number() })
const spec = v.object({ tests: v.array(v.object({ results: v.array(attempt) })) })
type Suite = v.InferOutput<typeof plainSuite> & { suites?: Suite[] | undefined }
const plainSuite = v.object({ specs: v.array(spec) })
const suite: v.GenericSchema<unknown, Suite> = v.object({
  ...plainSuite.entries,
  suites: v.optional(v.array(v.lazy(() => suite))),
})
/** Playwright's JSON results, as far as they tell how long files took. */
const browserResults = v.object({
  suites: v.array(v.intersect([v.object({ file: v.string() }), suite])),
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Milliseconds of a suite, each of its tests once, however often it was repeated. */
function msOf({ specs, suites = [] }: Suite): number {
  const each = specs.map(({ tests }) => {
    const runs = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    return runs.length === 0 ? 0 : sum(runs) / runs.length
  })
  return sum(each) + sum(suites.map(msOf))
}

/**
 * How long each file took in a run, in seconds.
 *
 * @param results Playwright's JSON results
 * @param pathOf the path from the project's folder of what the results call a file
 * @throws when these are no results of Playwright
 */
export function durationsOf(results: unknown, pathOf: (file: string) => string): Durations {
  const { suites } = v.parse(browserResults, results)
  const seconds = suites.map((each) => [pathOf(each.file), Math.round(msOf(each) / 100) / 10] as const) // prettier-ignore
  return Object.fromEntries(seconds.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 1
}

/**
 * Deals files out so that all shards take about as long: the longest file first, each to the shard that has the
 * least so far. The same files and durations are dealt out the same everywhere, so that shards on different
 * machines run every file once. A file that was never measured counts as the median.
 */
export function dealFiles(
  files: readonly string[],
  durations: Durations,
  count: number,
): readonly (readonly string[])[] {
  const usual = median(files.flatMap((file) => durations[file] ?? []))
  const shards = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }))
  const timed = files.map((file) => ({ file, seconds: durations[file] ?? usual }))
  const longestFirst = timed.toSorted((a, b) => b.seconds - a.seconds || (a.file < b.file ? -1 : 1))
  for (const { file, seconds } of longestFirst) {
    const [least] = shards.toSorted((a, b) => a.seconds - b.seconds)
    least?.files.push(file)
    if (least) least.seconds += seconds
  }
  return shards.map((shard) => shard.files)
}
