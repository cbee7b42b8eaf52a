/** Under which name a person's remark on an order is kept until they have decided on it. */
export function remarkDraftName(type: string, code: string): string {
  return `remark.${type}.${code}`
}
