/** Whether a text can be a whole code, letters and a long number; parts of one name nothing yet. */
export function isWholeCode(code: string): boolean {
  return /^\D*\d{14,}$/.test(code)
}
