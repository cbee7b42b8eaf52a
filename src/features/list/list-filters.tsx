import { isModalOpen } from '@/platform/modal-dialog'
import { closeMenus } from '@/platform/open-menus'
import { useLingui } from '@lingui/react/macro'
import { useState, type ComponentProps } from 'react'
import { useDepartments } from '@/api/resources/departments'
import { useParks } from '@/api/resources/parks'
import { completeNames } from '@/components/query-form/complete-names'
import { filterErrors, type FilterErrors } from '@/components/query-form/filter-errors'
import type {
  FilterDraft,
  FilterField,
  SuggestionSource,
} from '@/components/query-form/filter-field'
import { QueryForm } from '@/components/query-form/query-form'
import { nameOfPark } from '@/domain/parks'
import { usePageActive, usePageKeys } from '@/platform/page-active'
import { askedPart } from '@/shell/asked-part'

const QueryDrawer = askedPart(
  async () => (await import('@/components/query-form/query-drawer')).QueryDrawer,
)

interface ListFiltersProps {
  /** of the list they are the filters of */
  title: string
  fields: readonly FilterField[]
  /** the filters that are in force; they are the same object for as long as they say the same */
  inForce: FilterDraft
  onSearch: (filters: FilterDraft) => void
  onReset: () => void
}

/** The filters above a list, and the drawer with all of them: one draft of what is searched next. */
export function ListFilters({ title, fields, inForce, onSearch, onReset }: ListFiltersProps) {
  const { t } = useLingui()
  const { draft, errors, isChanged, change, check, clear } = useFilterDraft(fields, inForce)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  useDrawerKey(() => setIsDrawerOpen(true), !isDrawerOpen)
  const control = { draft, errors, onChange: change, ...useSuggestions() }
  const search = () => {
    const { filters, errors: found } = check()
    if (Object.keys(found).length === 0) onSearch(filters)
    return found
  }
  const reset = () => {
    clear()
    onReset()
  }
  const form = { fields, onSearch: search, onReset: reset, ...control }
  return (
    <>
      <QueryForm
        label={t`Filters of ${title}`}
        isChanged={isChanged}
        onMore={() => setIsDrawerOpen(true)}
        {...form}
      />
      {isDrawerOpen ? <FilterDrawer onClose={() => setIsDrawerOpen(false)} {...form} /> : null}
    </>
  )
}

/** The open drawer lies above all pages, so it is away while its own is hidden. */
function FilterDrawer(props: ComponentProps<typeof QueryDrawer>) {
  const isActive = usePageActive()
  if (!isActive) return null
  return <QueryDrawer {...props} />
}

/**
 * What is typed into the filters and not searched yet. The URL is the list's only state: whenever its
 * filters change (a search, a removed chip, Back), the draft starts from them again.
 */
function useFilterDraft(fields: readonly FilterField[], inForce: FilterDraft) {
  const { i18n } = useLingui()
  // An address that was written by hand may hold days the wrong way round, which no order can match.
  const begin = () => ({
    inForce,
    draft: inForce,
    errors: filterErrors(fields, inForce),
    // A list of codes, or a name, that is written in another way asks for the same: then the filters in force stay what they are.
    searched: inForce,
  })
  const [state, setState] = useState(begin)
  const current = state.inForce === inForce ? state : begin()
  if (current !== state) setState(current)

  const change = (name: string, value: string) => {
    setState((before) => ({
      ...before,
      draft: { ...before.draft, [name]: value },
      errors: withoutKey(before.errors, name),
    }))
  }
  /** The draft as filters, and its errors, which then stand at their fields. */
  const check = () => {
    const typed = Object.fromEntries(
      Object.entries(current.draft)
        .map(([name, value]) => [name, value.trim()] as const)
        .filter(([, value]) => value !== ''),
    )
    const { draft: filters, errors: several } = completeNames(fields, typed, i18n)
    const errors = { ...filterErrors(fields, filters), ...several }
    const isSearched = Object.keys(errors).length === 0
    setState((before) => ({ ...before, errors, ...(isSearched && { searched: current.draft }) }))
    return { filters, errors }
  }
  const clear = () => setState({ inForce, draft: {}, errors: {}, searched: {} })
  const { draft, errors, searched } = current
  const isChanged = differs(draft, inForce) && differs(draft, searched)
  return { draft, errors, isChanged, change, check, clear }
}

/** Whether the fields say something else than before. */
function differs(draft: FilterDraft, before: FilterDraft): boolean {
  const names = Object.keys({ ...draft, ...before })
  return names.some((name) => (draft[name] ?? '').trim() !== (before[name] ?? '').trim())
}

function withoutKey(errors: FilterErrors, name: string): FilterErrors {
  const { [name]: _previous, ...others } = errors
  return others
}

/** Names to suggest in filters, fetched when a field first wants them. A failure just suggests none, and the field's next focus asks again. */
function useSuggestions() {
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
      const { isError, refetch } = { parks, departments }[source]
      if (!wanted.includes(source)) setWanted([...wanted, source])
      else if (isError) void refetch()
    },
  }
}

/**
 * Ctrl+F (⌘F) opens the drawer with every filter. With the drawer open the key is left alone, so a
 * second Ctrl+F is the browser's own search; so is the first one on every other screen and above an
 * open dialog.
 */
function useDrawerKey(open: () => void, isOn: boolean): void {
  usePageKeys((event) => {
    const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isFind || event.key.toLowerCase() !== 'f') return
    // What lies above the list is not the list: the key is the browser's there.
    if (isModalOpen()) return
    event.preventDefault()
    closeMenus('overlay')
    open()
  }, isOn)
}
