import { lazy, Suspense } from 'react'
import { useDiscardQuestion } from './discard-question'

const DiscardDialog = lazy(async () => ({
  default: (await import('./discard-dialog')).DiscardDialog,
}))

/** Where the question about unsaved work is asked, whoever brought it up. */
export function DiscardHost({ titleOf }: { titleOf: (pageKey: string) => string }) {
  const question = useDiscardQuestion()
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <DiscardDialog question={question} titles={question.pageKeys.map(titleOf)} />
    </Suspense>
  )
}
