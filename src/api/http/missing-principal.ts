// Of a session, and not of an order: "principal A1002" and "the principal's approval" are that one's business.
const BEFORE =
  /(?:(?:\b(?:lacks|without|null|missing|no)|(?:not|n.t) (?:find|found))\s+(?:(?:an?|the|any|valid|current|authenticated|user|session)\s+)*|(?:找不到|未(?:获取|找)到|缺少)\s*)principal(?=\s*(?:$|[.,;!，。；！]|信息|(?:(?:was|is)\s+)?(?:found|present)\b|(?:in|for|of) (?:the )?(?:current )?(?:session|request|type)\b))/i
const AFTER =
  /(?<!负责人\s*|selected )\bprincipal\b[\s:=[("']*(?:(?:was|can|does|is|has been|could)\s*)?(?:(?:missing|null|none|(?:not|n.t) (?:be )?(?:exist|found|present))\b|不存在|为\s*(?:空|null))/i

/**
 * Whether a server's message says that it knows no principal, which means that nobody is signed in.
 * "principal is required" or "principal must not be null" is a form's business and is not meant.
 */
export function isMissingPrincipal(message: string | undefined): boolean {
  return message !== undefined && (BEFORE.test(message) || AFTER.test(message))
}
