import type { DayPeriod } from '@/domain/day-periods'

let picked: DayPeriod | undefined

/** Remembers the period that a person picked last: on some days two periods are the same days. */
export function notePickedPeriod(period: DayPeriod): void {
  picked = period
}

/** Of periods that are the same days now the one that was picked last, else the first. */
export function likeliestPeriod(periods: readonly DayPeriod[]): DayPeriod | undefined {
  return periods.find((period) => period === picked) ?? periods[0]
}
