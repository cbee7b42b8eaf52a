import { useMutation, useQueryClient } from '@tanstack/react-query'
import { transport } from '@/api/http/client'
import { useUser } from '@/session/use-user'
import { performWrite, type Write, type Writer } from './perform-write'

/**
 * A write that a component waits for, with its whole life. `mutateAsync` throws as `performWrite` does. What it makes stale is
 * marked by the call's own mutation inside.
 *
 * @param prepare makes the write of what it is called with; it may ask the server first
 */
export function useWrite<Output, Variables>(
  prepare: (variables: Variables, writer: Writer) => Write<Output> | Promise<Write<Output>>,
) {
  const queryClient = useQueryClient()
  const user = useUser()
  return useMutation<Output, Error, Variables>({
    mutationFn: (variables) =>
      // Also what is prepared is not left unsent by a reload.
      transport.asWork(async () => {
        const writer = { queryClient, user }
        return performWrite(writer, await prepare(variables, writer))
      }),
  })
}
