import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createUploadQueue, type UploadsOwner } from './upload-queue'

/**
 * The uploads of a field, at most three at a time. Unmounting aborts those under way. The state is
 * read here, everything else is done by the queue.
 */
export function useUploads(owner: UploadsOwner) {
  const [queue] = useState(() => createUploadQueue(owner))
  useLayoutEffect(() => queue.update(owner))
  useEffect(() => queue.attach(), [queue])
  const { uploads, notices } = useSyncExternalStore(queue.subscribe, queue.getState)
  return { queue, uploads, notices }
}
