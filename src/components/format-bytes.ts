import type { I18n } from '@lingui/core'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in bytes in words, in the largest unit that keeps it at 1 or more. Rounded up: what exceeds a limit does not seem to keep it. */
export function formatBytes(bytes: number, i18n: I18n): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024))
  const place = Math.min(UNITS.length - 1, power)
  return i18n.number(bytes / 1024 ** place, {
    style: 'unit',
    unit: UNITS[place] ?? 'byte',
    // A byte has no sign of its own, and is counted in words.
    unitDisplay: place === 0 ? 'long' : 'short',
    maximumFractionDigits: place === 0 ? 0 : 1,
    roundingMode: 'ceil',
  })
}
