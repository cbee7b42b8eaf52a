import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take seconds, the longest first. */
const SLOW = [
  'fixtures/laws.test.ts',
  'src/app/fault-matrix.test.ts',
  'fixtures/hostile-input.test.ts',
  'src/api/resources/payment-availability.test.ts',
  'fixtures/handlers/payment-walk.test.ts',
  'src/features/dictionary/dictionary-drawer.test.tsx',
  'fixtures/handlers/chain-order-walk.test.ts',
  'fixtures/cli/cli.test.ts',
  'src/api/resources/chain-order-availability.test.ts',
  'fixtures/drift/drift.test.ts',
  'tools/example-suite.test.ts',
]

function rankOf({ moduleId }: TestSpecification): number {
  const path = moduleId.replaceAll('\\', '/')
  const rank = SLOW.findIndex((file) => path.endsWith(`/${file}`))
  return rank === -1 ? SLOW.length : rank
}

/** Files that a process can run one after the other: of one project, and of one environment. */
function companyOf({ moduleId, project }: TestSpecification): string {
  const environment = /^\/\/ @vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1]
  return `${project.name} ${environment ?? project.config.environment}`
}

/**
 * Long files first: one that begins last is waited for by every other processor. On a fresh clone, where Vitest has
 * measured nothing yet, it would go by size. The others in company: after a file of another project or environment, Vitest
 * ends the process, and the next has to import everything anew.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await BaseSequencer.prototype.sort.call(this, files)
    const company = new Map(usual.map((file) => [file, companyOf(file)]))
    return usual.toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        (company.get(one) ?? '').localeCompare(company.get(other) ?? ''),
    )
  }
}
