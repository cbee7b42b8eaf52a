import { useEffect, useState } from 'react'
import { ExportPlaceContext, useExportPlace } from '../../../list/export/use-export'
import { ListScreen } from '../../../list/list-screen'
import type { ListDefinition, ListRequest } from '../../../list/list-definition'
import { without, type KeptSelections } from '../../../list/use-list-state'
import type { OrderBase } from '../../order-type'
import type { ConfirmSearch } from '../../workflow/list-request'
import { BatchSlotContext, createBatchSlot } from '../batch/batch-slot'

interface ConfirmListPageProps<
  Row extends OrderBase,
  Search extends ConfirmSearch,
  Request extends ListRequest,
> {
  list: (tab: 'all' | undefined) => ListDefinition<Row, Search, Request>
  search: Search
}

/** The confirm list of an order type. */
export function ConfirmListPage<
  Row extends OrderBase,
  Search extends ConfirmSearch,
  Request extends ListRequest,
>({ list, search }: ConfirmListPageProps<Row, Search, Request>) {
  const [{ selections, batches }] = useState(createPlaces<Row>)
  const exports = useExportPlace()
  // A page that is closed while a batch is under way was asked about; nobody would see what becomes of the rest.
  useEffect(() => () => batches.run()?.stop(), [batches])
  const tab = search.tab ?? 'todo'
  return (
    <BatchSlotContext value={batches}>
      <ExportPlaceContext value={exports}>
        {/* Each tab is a list of its own: what is selected or typed in one is nothing of the other's. */}
        <ListScreen
          key={tab}
          list={list(search.tab)}
          search={search}
          selectionPlace={{ id: tab, kept: selections }}
        />
      </ExportPlaceContext>
    </BatchSlotContext>
  )
}

/** What both tabs of the list have in common. */
function createPlaces<Row extends OrderBase>() {
  const selections: KeptSelections<Row> = new Map()
  const batches = createBatchSlot({
    onDone: (codes) => {
      for (const [id, selection] of selections) {
        selections.set(id, { ...selection, selected: without(selection.selected, codes) })
      }
    },
    isSelected: (code) => [...selections.values()].some(({ selected }) => selected.has(code)),
  })
  return { selections, batches }
}
