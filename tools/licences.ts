import { readFileSync } from 'node:fs'
import { licenceList, lockedPackages, supplyProblems } from './supply'

// npm run licences: what the project is built from, and whether it may be.

const packages = lockedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')))
console.log(licenceList(packages))
for (const problem of supplyProblems(packages)) {
  console.error(problem)
  process.exitCode = 1
}
