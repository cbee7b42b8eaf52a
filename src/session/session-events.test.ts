import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { announceSignIns, emitExchange, onExchange, onLoginSuccess } from './session-events'

const person = (username: string | undefined, name = username): User => ({
  name,
  username,
  nickName: undefined,
  avatar: undefined,
  enterprise: undefined,
  authorities: [],
})

let queryClient: QueryClient
let told: (string | undefined)[]

beforeEach(() => {
  queryClient = new QueryClient()
  told = []
  const ends = [
    announceSignIns(queryClient),
    onLoginSuccess(({ username }) => told.push(username)),
    onExchange(({ username }) => told.push(`exchange ${username}`)),
  ]
  return () => ends.forEach((end) => end())
})

/** The server says who is here; the cache tells of it a moment later. */
async function learn(user: User | null): Promise<void> {
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  await new Promise((resolve) => setTimeout(resolve))
}

it('login-success fires once when it is first known who is here, however that came about', async () => {
  await learn(null)
  expect(told).toEqual([])
  await learn(person('zhang.wei'))
  expect(told).toEqual(['zhang.wei'])
})

it('login-success does not fire when the same person is looked for again, or was lost meanwhile', async () => {
  await learn(person('zhang.wei'))
  await learn({ ...person('zhang.wei'), nickName: '张伟' })
  await learn(null)
  await learn(person('zhang.wei'))
  expect(told).toEqual(['zhang.wei'])
})

it('login-success fires for everybody else who takes over, somebody without a user name too', async () => {
  await learn(person('zhang.wei'))
  await learn(person('li.na'))
  await learn(person(undefined, 'guest'))
  await learn(person('zhang.wei'))
  expect(told).toEqual(['zhang.wei', 'li.na', undefined, 'zhang.wei'])
})

it('an exchange is told apart, so that only it is told to other tabs', async () => {
  await learn(person('zhang.wei'))
  emitExchange(person('zhang.wei'))
  expect(told).toEqual(['zhang.wei', 'exchange zhang.wei'])
})
