import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Progress } from '@mantine/core'
import { ProgressStatus } from '@/components/progress-status'
import { formatCount } from '@/domain/written-number'
import classes from './batch.module.css'
import { takingPart, type Batch, type BatchResult, type BatchResults } from './batch-run'

interface BatchProgressProps {
  batch: Batch
  results: BatchResults
  isOver: boolean
}

/** How far a batch is; at its end what waited no more, and what was not done, which stays selected. */
export function BatchProgress({ batch, results, isOver }: BatchProgressProps) {
  const { t, i18n } = useLingui()
  const total = takingPart(batch).length
  const count = batchCount(batch, results, i18n)
  return (
    <div className={classes.progress}>
      <Progress.Root size="sm">
        <Progress.Section
          value={total === 0 ? 0 : (finishedIn(results) / total) * 100}
          aria-label={t`Progress of the batch`}
        />
      </Progress.Root>
      <span>{count}</span>
      <ProgressStatus text={count} isOver={isOver} />
      <span aria-live="polite">{isOver ? <Rest batch={batch} results={results} /> : null}</span>
    </div>
  )
}

/** Of how many orders this has become. */
function countOf(kind: BatchResult['kind'], results: BatchResults): number {
  return [...results.values()].filter((result) => result.kind === kind).length
}

/** Of how many orders something has become: what was never sent had no turn. */
function finishedIn(results: BatchResults): number {
  return results.size - countOf('not-sent', results)
}

/** How many orders of a batch had their turn, and how many were done. */
export function batchCount(batch: Batch, results: BatchResults, i18n: I18n): string {
  const finished = formatCount(finishedIn(results), i18n.locale)
  const count = formatCount(takingPart(batch).length, i18n.locale)
  const moved = formatCount(countOf('done', results), i18n.locale)
  return i18n._(msg`${finished} of ${count} finished, ${moved} done`)
}

/** What of a batch was not done. What is unknown is said to be so: nobody may take it for done, or for refused. */
function Rest({ batch, results }: Omit<BatchProgressProps, 'isOver'>) {
  const { t } = useLingui()
  const unknown = countOf('unknown', results)
  const settled = countOf('settled', results)
  const left = batch.verdicts.length - countOf('done', results) - settled
  const sentences: string[] = []
  if (settled > 0) {
    sentences.push(
      t`${plural(settled, {
        one: '# order was no longer waiting and is not selected any more.',
        other: '# orders were no longer waiting and are not selected any more.',
      })}`,
    )
  }
  if (left > 0) {
    sentences.push(
      t`${plural(left, {
        one: '# order was not done and stays selected.',
        other: '# orders were not done and stay selected.',
      })}`,
    )
  }
  if (unknown > 0) {
    sentences.push(
      t`${plural(unknown, {
        one: 'The result of # order is unknown: it counts as not done until it is found out.',
        other:
          'The results of # orders are unknown: they count as not done until they are found out.',
      })}`,
    )
  }
  const [first, ...more] = sentences
  if (first === undefined) return null
  return more.reduce((rest, doubtful) => t`${rest} ${doubtful}`, first)
}
