import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createFixtureApp } from '../../../../../fixtures/app'
import type { User } from '@/api/contract/session'
import { downloadFile } from '@/api/resources/file-download'
import { currentUserOptions } from '@/api/resources/session'
import { takeNotifications } from '@/shell/notify'
import { eventually } from '@/testing/eventually'
import { testServer } from '@/testing/in-process-server'
import { failureOf } from '@/testing/test-transport'
import { deleteFiles, storeFile, tellUploadFailure } from './attachment-uploads'

const DELETE = 'common/v1/file/delete.json'
const server = testServer(createFixtureApp({ orders: 0 }), { username: 'he.jun' })
const user: User = { username: 'he.jun', authorities: [] }
const another: User = { username: 'zhang.wei', authorities: [] }

/** Three files, and whoever is here. */
async function threeFiles() {
  const queryClient = new QueryClient()
  const be = (person: User) => queryClient.setQueryData(currentUserOptions.queryKey, person)
  be(user)
  const ids: string[] = []
  for (const name of ['a', 'b', 'c']) {
    ids.push((await storeFile(new File([name], `${name}.txt`), {})).attachmentId)
  }
  takeNotifications()
  return { ids, be, by: { queryClient, user } }
}

it('A file that can’t be deleted is told, and the others go', async () => {
  const { ids, by } = await threeFiles()
  await server.fault({ call: DELETE, kind: 'refuse', message: 'no' })
  await deleteFiles(ids, by)
  expect(await server.arrivals(DELETE)).toBe(3)
  expect(takeNotifications().map(({ message }) => message.message)).toEqual(['Failed to delete!'])
  expect(await failureOf(downloadFile(ids[2] ?? ''))).toMatchObject({ status: 404 })
})

it('Once the tab is another person’s none is deleted in that one’s name, and nothing is told', async () => {
  const { ids, be, by } = await threeFiles()
  await server.fault({ call: DELETE, kind: 'hold' })
  const deleting = deleteFiles(ids, by)
  await eventually(async () => expect(await server.arrivals(DELETE)).toBe(1))
  be(another)
  await server.control('DELETE', 'faults')
  await deleting
  expect(await server.arrivals(DELETE)).toBe(1)
  expect(takeNotifications()).toEqual([])
})

it('A file that a proxy takes no more of is told so at its row', async () => {
  const call = 'common/v1/file/upload'
  await server.fault({ call, kind: 'status', status: 413 })
  const error = await failureOf(storeFile(new File(['a'], 'a.txt'), {}))
  expect(tellUploadFailure(error)).toMatchObject([
    { message: 'Failed to upload the file!' },
    { message: 'The server does not take a file of this size.' },
  ])
  await server.fault({ call, kind: 'refuse', message: 'no' })
  const refused = await failureOf(storeFile(new File(['a'], 'a.txt'), {}))
  expect(tellUploadFailure(refused)).toMatchObject([
    { message: 'Failed to upload the file!' },
    'no',
  ])
})
