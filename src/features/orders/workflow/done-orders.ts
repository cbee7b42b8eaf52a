/** Who is told of orders that are done, by order type. */
const listeners = new Map<string, Set<(code: string) => void>>()

/**
 * Calls `listener` with the code of each order of a type that the person here has done with: decided on, cancelled or moved on, on
 * its page, from its row or in a batch, also where its answer was lost and that is found out.
 *
 * @returns what ends that
 */
export function onOrderDone(type: string, listener: (code: string) => void): () => void {
  const ofType = listeners.get(type) ?? new Set()
  listeners.set(type, ofType.add(listener))
  return () => ofType.delete(listener)
}

/** Says that the person here has done with an order. */
export function tellOrderDone(type: string, code: string): void {
  for (const listener of listeners.get(type) ?? []) listener(code)
}
