import { useState } from 'react'

/**
 * The selected rows by key, as they were when they were selected. The selection survives paging; other
 * filters start without one.
 */
export function useSelection<Row>(filterKey: string) {
  const [state, setState] = useState({ filterKey, selected: new Map() as ReadonlyMap<string, Row> })
  const current =
    state.filterKey === filterKey ? state : { filterKey, selected: new Map<string, Row>() }
  if (current !== state) setState(current)
  return {
    selected: current.selected,
    setSelected: (selected: ReadonlyMap<string, Row>) => setState({ filterKey, selected }),
  }
}
