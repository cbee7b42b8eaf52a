import { memoryStorage } from './test-transport'

/** What the browser's session storage offers, as far as it is used here; for tests. */
export function fakeStorage() {
  const { items } = memoryStorage()
  return new Proxy(
    {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
}
