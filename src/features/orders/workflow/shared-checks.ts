import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MAX_FILES } from '@/components/attachments-field/file-limits'
import { seenText } from '@/domain/seen-text'

// Checks that forms and decisions of every order type share. See docs/domain/orders.md, "Payment order".

/** How long a remark may be, in characters (Unicode code points). */
export const LONGEST_REMARK = 200

/** The limits of an amount, in cents: 0.01 to 99,999,999.99 yuan. */
export const AMOUNT_LIMITS = { decimals: 2, min: 1, max: 9_999_999_999 } as const

/** What is wrong with the length of a remark; undefined when it is right. */
export function remarkTooLong(remark: string): MessageDescriptor | undefined {
  return Array.from(seenText(remark)).length > LONGEST_REMARK
    ? msg`At most ${LONGEST_REMARK} characters`
    : undefined
}

/** What is wrong with the number of files; undefined when it is right. */
export function attachmentsProblem(files: readonly unknown[]): MessageDescriptor | undefined {
  return files.length > MAX_FILES ? msg`At most ${MAX_FILES} files` : undefined
}
