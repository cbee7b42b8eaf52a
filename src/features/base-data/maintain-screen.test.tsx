// @vitest-environment happy-dom
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import type { ColumnMeta } from '@/components/data-table/data-column'
import { failOnConsoleErrors, renderInApp, textsIn } from '@/testing/render'
import { DepartmentListPage } from './department'
import { RemarkListPage } from './remark'
import { VerifyUserListPage } from './verify-user'

failOnConsoleErrors()

interface ShownList {
  create?: { label: MessageDescriptor }
  columns: readonly { id: string; meta: ColumnMeta }[]
}

vi.mock('../list/list-screen', () => ({
  ListScreen: function Screen({ list: { create, columns } }: { list: ShownList }) {
    const { i18n } = useLingui()
    return (
      <>
        {create ? <button type="button">{i18n._(create.label)}</button> : null}
        {columns.map(({ id, meta: { name, isCutOff = false } }) => (
          <span key={id} data-testid={isCutOff ? 'cut off' : 'whole'}>
            {i18n._(name)}
          </span>
        ))}
      </>
    )
  },
}))

const search = { pageNum: 1, pageSize: 10 as const }

function show(page: ReactElement, texts: Partial<Awaited<ReturnType<typeof textsIn>>> = {}) {
  const queryClient = new QueryClient()
  const user: User = { username: 'sun.li', authorities: [] }
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  renderInApp(page, { queryClient, ...texts })
}

it.each([
  ['a department', <DepartmentListPage key="d" search={search} />, 'Nuevo'],
  ['a remark', <RemarkListPage key="r" search={search} />, 'Nueva'],
])('The button that adds %s has the gender of what it adds', async (_what, page, label) => {
  show(page, await textsIn('es'))
  expect(screen.getByRole('button').textContent).toBe(label)
})

it.each([
  ['departments', <DepartmentListPage key="d" search={search} />, ['Code', 'Name']],
  ['remarks', <RemarkListPage key="r" search={search} />, ['Remark']],
  [
    'confirmers',
    <VerifyUserListPage key="v" search={search} />,
    ['Name', 'User name', 'Modified by'],
  ],
])('Whatever people type of %s may be wider than its column', (_what, page, names) => {
  show(page)
  expect(screen.getAllByTestId('cut off').map(({ textContent }) => textContent)).toEqual(names)
})

it('A remark is one in Spanish, too', async () => {
  show(<RemarkListPage search={search} />, await textsIn('es'))
  expect(screen.getByText('Observación')).toBeTruthy()
})
