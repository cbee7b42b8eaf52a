import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { departmentsOptions, parksOptions } from '@/api/resources/base-data'
import { nameOfPark } from '@/domain/parks'
import type { SuggestionSource } from '@/components/query-form/filter-field'

/** Names to suggest in filters, fetched when a field first wants them. A failure just suggests none. */
export function useSuggestions() {
  const [wanted, setWanted] = useState<readonly SuggestionSource[]>([])
  const parks = useQuery({ ...parksOptions, enabled: wanted.includes('parks') })
  const departments = useQuery({ ...departmentsOptions, enabled: wanted.includes('departments') })
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
