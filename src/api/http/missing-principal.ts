const BEFORE = /\b(?:no|missing|null|not found)\s+(?:\w+\s+)?principal\b/i
const AFTER =
  /\bprincipal\b[\s:=[("']*(?:(?:is|was|has been)\s+)?(?:missing|null|none|not found|not present)\b/i

/**
 * Whether a server's message says that it knows no principal, which means that nobody is signed in.
 * "principal is required" or "principal must not be null" is a form's business and is not meant.
 */
export function isMissingPrincipal(message: string | undefined): boolean {
  return message !== undefined && (BEFORE.test(message) || AFTER.test(message))
}
