import { ROOT_TARGET, type Target } from './build'
import { BELOW_BASE, NEXT_VERSION } from './e2e-settings'
import type { Run } from './run'

const OTHER_BUILDS: readonly Target[] = [BELOW_BASE, NEXT_VERSION]
const ALL_BUILDS = [ROOT_TARGET, ...OTHER_BUILDS]
/** The tests that use the other builds. */
const USES_OTHER_BUILDS = /(?:base-path|new-version|nginx)\.spec\.ts:/

/** Playwright can't list the tests that are asked for: its message is Playwright's reason. */
export class ListingError extends Error {
  override readonly name = 'ListingError'
  readonly code: number

  constructor({ code, output }: Run) {
    super(output.trimEnd())
    this.code = code
  }
}

/** What has to be there for the tests that are asked for. */
interface Builds {
  targets: readonly Target[]
  /** whether the other builds are served, too */
  hasOthers: boolean
}

/**
 * Finds out which builds the tests asked for need, before anything is built: the other builds are not made for tests that don't
 * use them, and none for arguments that are wrong.
 *
 * @param list lists the tests that the arguments mean; Playwright alone knows
 * @throws ListingError when it does not understand them, or there is no such test
 */
export async function buildsFor(
  args: readonly string[],
  isBuilt: (target: Target) => Promise<boolean>,
  list: () => Promise<Run>,
): Promise<Builds> {
  const all = { targets: ALL_BUILDS, hasOthers: true }
  if (args.includes('--help') || args.includes('-h')) return { targets: [], hasOthers: false }
  if (args.length === 0 || args.some((arg) => arg.startsWith('--ui'))) return all
  const [isRootBuilt, ...others] = await Promise.all(ALL_BUILDS.map(isBuilt))
  const areOthersBuilt = others.every(Boolean)
  if (isRootBuilt && areOthersBuilt) return all
  const listed = await list()
  if (listed.code !== 0) throw new ListingError(listed)
  const hasOthers = areOthersBuilt || USES_OTHER_BUILDS.test(listed.output)
  return hasOthers ? all : { targets: [ROOT_TARGET], hasOthers }
}
