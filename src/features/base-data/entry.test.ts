import { expect, it } from 'vitest'
import { EntriesChangedError, readEntries } from './entry'

/** A list of so many entries whose names have a part in common, and one entry more with each page that is read if it grows. */
function listOf(count: number, { grows = false } = {}) {
  let length = count
  const asked: object[] = []
  return {
    asked,
    fetchList: async (request: { name: string; pageNum: number; pageSize: number }) => {
      asked.push(request)
      const { pageNum, pageSize } = request
      const rows = Array.from({ length }, (_, id) => ({ id })).slice(
        (pageNum - 1) * pageSize,
        pageNum * pageSize,
      )
      const answer = { rows, total: length, pageNum, pageSize }
      if (grows) length += 1
      return answer
    },
  }
}

it('Entries that share a part of their name are all looked at, however many there are', async () => {
  const list = listOf(2001)
  const rows = await readEntries(list, { name: 'part' })
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 2001 }, (_, id) => id))
  expect(list.asked).toEqual(
    [1, 2, 3].map((pageNum) => ({ name: 'part', pageNum, pageSize: 1000 })),
  )
})

it('Entries of a list that does not stand still are not said to be all', async () => {
  await expect(readEntries(listOf(1001, { grows: true }), { name: 'part' })).rejects.toThrow(
    EntriesChangedError,
  )
})
