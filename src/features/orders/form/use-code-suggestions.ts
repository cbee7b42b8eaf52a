import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Page } from '@/api/contract/envelope'
import { usePageActive } from '@/shell/kept-pages/page-context'

/** How long one stops typing before the server is asked, in ms. */
const TYPING_PAUSE_MS = 250

/**
 * What the server finds for a code as far as it is typed. A failure just suggests nothing: the code can
 * be typed whole.
 *
 * @param optionsFor the list to search in; undefined for somebody who has none
 */
export function useCodeSuggestions<Row>(
  typed: string,
  optionsFor: (code: string | undefined) => UseQueryOptions<Page<Row>> | undefined,
): { rows: readonly Row[]; isLoading: boolean } {
  const [term] = useDebouncedValue(typed, TYPING_PAUSE_MS)
  const isActive = usePageActive()
  const options = optionsFor(term === '' ? undefined : term)
  const { data, isFetching } = useQuery<Page<Row>>({
    ...(options ?? { queryKey: ['no-list'], queryFn: () => Promise.reject(new Error('no list')) }),
    enabled: options !== undefined,
    subscribed: isActive,
  })
  return { rows: data?.rows ?? [], isLoading: isFetching && data === undefined }
}
