import { lazy, Suspense } from 'react'
import { PartBoundary } from '../part-boundary'
import { useDiscardQuestion } from './discard-question'

const DiscardDialog = lazy(async () => ({
  default: (await import('./discard-dialog')).DiscardDialog,
}))

/** Where the question about unsaved work is asked, whoever brought it up. */
export function DiscardHost({ username }: { username: string }) {
  const question = useDiscardQuestion()
  if (!question) return null
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <DiscardDialog question={question} username={username} />
      </Suspense>
    </PartBoundary>
  )
}
