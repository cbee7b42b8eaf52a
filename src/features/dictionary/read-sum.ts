/**
 * A number as typed or pasted: separators of thousands, space and full-width digits are taken. What is
 * no whole number gives NaN; an empty text gives undefined.
 */
export function readSum(text: string): number | undefined {
  const digits = text.normalize('NFKC').replace(/[\s,]/g, '')
  if (digits === '') return undefined
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN
}
