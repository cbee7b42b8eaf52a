// What belongs to a principal, as "the principal's approval" and "principal 12" do, is an order's business.
const BEFORE =
  /(?:(?:\b(?:lacks|without|null|missing|no)|(?:not|n.t) (?:find|found))\s+(?:\w+\s+)?(?:user\s+)?|(?:找不到|未(?:获取|找)到|缺少)\s*)principal\b(?!.s\b|\s+(?:approval|of\b|department|\d))/i
const AFTER =
  /\bprincipal\b[\s:=[("']*(?:(?:was|can|does|is|has been|could)\s*)?(?:(?:missing|null|none|(?:not|n.t) (?:be )?(?:exist|found|present))\b|不存在|为\s*(?:空|null))/i

/**
 * Whether a server's message says that it knows no principal, which means that nobody is signed in.
 * "principal is required" or "principal must not be null" is a form's business and is not meant.
 */
export function isMissingPrincipal(message: string | undefined): boolean {
  return message !== undefined && (BEFORE.test(message) || AFTER.test(message))
}
