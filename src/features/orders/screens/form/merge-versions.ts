import type { AttachmentRef } from '@/api/contract/order-parts'
import { fingerprint } from '@/api/http/fingerprint'
import { seenText } from '@/domain/seen-text'
import type { FormValues } from './form-definition'

/** What two people made of one document, both from the same beginning. */
export interface Versions<Values> {
  /** what both began with; undefined where that is not known any more */
  start: Values | undefined
  /** what stands on the server now */
  theirs: Values
  /** what is typed */
  mine: Values
}

/** Two versions put together, as far as nobody has to choose. */
export interface Merge<Values> {
  /** what only one side changed as that side has it; what is asked about as it is on the server */
  values: Values
  /** what both sides changed to something else: fields that are chosen together, of one side or of the other */
  asked: (readonly (keyof Values & string)[])[]
}

/**
 * Puts two versions of a document together: what only one side changed is taken from that side, what both changed alike
 * stays, and about the rest a person is asked. Files are put together one by one: what either side added is there, what
 * either took off is not. Pure; no change of either side is lost without being asked about.
 *
 * @param units the fields of the form: those that only make sense together stand together
 */
export function mergeVersions<Values extends FormValues>(
  { start, theirs, mine }: Versions<Values>,
  units: readonly (readonly (keyof Values & string)[])[],
): Merge<Values> {
  const asked: (keyof Values & string)[][] = []
  let values = theirs
  for (const unit of units) {
    const isSame = (left: Values, right: Values) =>
      unit.every((field) => isEqual(left[field], right[field]))
    if (isSame(mine, theirs) || (start && isSame(mine, start))) continue
    if (start && isSame(theirs, start)) values = take(values, mine, unit)
    else if (start && unit.every((field) => isFiles(start[field]))) {
      values = mergeFiles(values, { start, theirs, mine }, unit)
    } else asked.push([...unit])
  }
  return { values, asked }
}

/**
 * The units that a form's fields are merged in: each for itself, unless fields hang on one of them that is not the same in
 * every version.
 *
 * @param together fields that only make sense together once the first of them differs
 */
export function mergeUnits<Values extends FormValues>(
  { start, theirs, mine }: Versions<Values>,
  together: readonly (keyof Values & string)[],
): (readonly (keyof Values & string)[])[] {
  const fields: (keyof Values & string)[] = Object.keys(theirs)
  const [lead] = together
  const differs =
    lead !== undefined &&
    [start ?? theirs, mine].some((version) => !isEqual(version[lead], theirs[lead]))
  if (!differs) return fields.map((field) => [field])
  const others = fields.filter((field) => !together.includes(field))
  return [together, ...others.map((field) => [field])]
}

/**
 * A merge with what a person chose of what they were asked about.
 *
 * @param chosen the units that stay as they were typed; the others are as they are on the server
 */
export function resolveMerge<Values extends FormValues>(
  { values }: Merge<Values>,
  mine: Values,
  chosen: readonly (readonly (keyof Values & string)[])[],
): Values {
  return chosen.reduce((resolved, unit) => take(resolved, mine, unit), values)
}

function take<Values>(
  into: Values,
  from: Values,
  fields: readonly (keyof Values & string)[],
): Values {
  const taken = { ...into }
  for (const field of fields) taken[field] = from[field]
  return taken
}

function mergeFiles<Values extends FormValues>(
  into: Values,
  { start, theirs, mine }: { [Side in keyof Versions<Values>]-?: Values },
  fields: readonly (keyof Values & string)[],
): Values {
  const merged = { ...into }
  for (const field of fields) {
    const [before, one, other] = [start[field], theirs[field], mine[field]].map(filesIn)
    const kept = one?.filter((file) => has(other, file) || !has(before, file)) ?? []
    const added = other?.filter((file) => !has(before, file) && !has(one, file)) ?? []
    Object.assign(merged, { [field]: [...kept, ...added] })
  }
  return merged
}

function has(
  files: readonly AttachmentRef[] | undefined,
  { attachmentId }: AttachmentRef,
): boolean {
  return files?.some((file) => file.attachmentId === attachmentId) ?? false
}

function isFiles(value: FormValues[string] | undefined): value is readonly AttachmentRef[] {
  return Array.isArray(value)
}

function filesIn(value: FormValues[string] | undefined): readonly AttachmentRef[] {
  return isFiles(value) ? value : []
}

/** As it is sent: texts that nobody can tell apart are no two to choose from. */
function isEqual(left: FormValues[string] | undefined, right: FormValues[string] | undefined) {
  const [one, other] = [left, right].map((value) =>
    typeof value === 'string' ? seenText(value) : value,
  )
  return one === other || fingerprint(one) === fingerprint(other)
}
