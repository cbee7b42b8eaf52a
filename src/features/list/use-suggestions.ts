import { useState } from 'react'
import { useDepartments } from '@/api/resources/departments'
import { useParks } from '@/api/resources/parks'
import { nameOfPark } from '@/domain/parks'
import type { SuggestionSource } from '@/components/query-form/filter-field'

/** Names to suggest in filters, fetched when a field first wants them. A failure just suggests none. */
export function useSuggestions() {
  const [wanted, setWanted] = useState<readonly SuggestionSource[]>([])
  const parks = useParks(wanted.includes('parks'))
  const departments = useDepartments(wanted.includes('departments'))
  return {
    suggestions: {
      parks:
        parks.data?.map(({ id, name }) => ({ value: name, name: nameOfPark(id) ?? name })) ?? [],
      departments: departments.data?.map(({ name }) => ({ value: name, name })) ?? [],
    },
    onWantSuggestions: (source: SuggestionSource) => {
      if (!wanted.includes(source)) setWanted([...wanted, source])
    },
  }
}
