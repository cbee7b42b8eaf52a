/**
 * Every time of the platform is China standard time (UTC+8, no daylight saving), whatever zone the
 * browser is in. On the wire a time is `YYYY-MM-DD HH:mm:ss`; a number is epoch milliseconds.
 * See docs/domain/money-and-time.md, "Time".
 */

/** A time as it stands on the wire: `YYYY-MM-DD HH:mm:ss` in China, or epoch milliseconds. */
export type WireTime = string | number

const OFFSET_MS = 8 * 60 * 60 * 1000
const WIRE_TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/
const EPOCH_TEXT = /^\d{12,13}$/
/** The years 0 to 9999, as epoch ms of UTC: others have no place in `YYYY-MM-DD`. */
const FIRST_MS = -62_167_219_200_000
const LAST_MS = 253_402_300_799_999

/** Epoch milliseconds as `YYYY-MM-DD HH:mm:ss` in China. */
export function toChinaTime(epochMs: number): string {
  return new Date(epochMs + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** Epoch milliseconds as the day `YYYY-MM-DD` it is in China at that moment. */
export function toChinaDate(epochMs: number): string {
  return toChinaTime(epochMs).slice(0, 10)
}

/**
 * Epoch milliseconds of a time on the wire.
 *
 * @returns `undefined` when the value is no time of the wire's shapes, or not in the calendar
 */
export function fromWireTime(value: WireTime): number | undefined {
  if (typeof value === 'number') return isInCalendarRange(value) ? value : undefined
  const text = value.trim()
  if (EPOCH_TEXT.test(text)) return Number(text)
  const match = WIRE_TEXT.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const utc = Date.UTC(year, month - 1, day, hour, minute, second)
  const back = new Date(utc).toISOString()
  const isInCalendar = back.startsWith(text.slice(0, 10)) && hour < 24 && minute < 60 && second < 60
  return isInCalendar ? utc - OFFSET_MS : undefined
}

function isInCalendarRange(epochMs: number): boolean {
  const shifted = epochMs + OFFSET_MS
  return shifted >= FIRST_MS && shifted <= LAST_MS
}

/** A time on the wire as `YYYY-MM-DD HH:mm:ss` in China; an unreadable one is shown as it came. */
export function formatChinaTime(value: WireTime): string {
  const epochMs = fromWireTime(value)
  return epochMs === undefined ? String(value) : toChinaTime(epochMs)
}

/** Whether the text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return text.length === 10 && fromWireTime(text) !== undefined
}

/** First second of a day in China, as it goes on the wire. `day` is `YYYY-MM-DD`. */
export function startOfDay(day: string): string {
  return `${day} 00:00:00`
}

/** Last second of a day in China, as it goes on the wire: an end date includes the whole day. */
export function endOfDay(day: string): string {
  return `${day} 23:59:59`
}
