// @vitest-environment happy-dom
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { failOnConsoleErrors, renderInApp, textsIn } from '@/testing/render'
import { DepartmentListPage } from './department'
import { RemarkListPage } from './remark'

failOnConsoleErrors()

vi.mock('../list/list-screen', () => ({
  ListScreen: function Screen({ list }: { list: { create: { label: MessageDescriptor } } }) {
    const { i18n } = useLingui()
    return <button type="button">{i18n._(list.create.label)}</button>
  },
}))

const search = { pageNum: 1, pageSize: 10 as const }

it.each([
  ['a department', <DepartmentListPage key="d" search={search} />, 'Nuevo'],
  ['a remark', <RemarkListPage key="r" search={search} />, 'Nueva'],
])('The button that adds %s has the gender of what it adds', async (_what, page, label) => {
  const queryClient = new QueryClient()
  const user: User = { username: 'sun.li', authorities: [] }
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  renderInApp(page, { queryClient, ...(await textsIn('es')) })
  expect(screen.getByRole('button').textContent).toBe(label)
})
