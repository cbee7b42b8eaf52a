import { PartBoundary } from '../part-boundary'
import { closeQuestion, useDiscardQuestion } from './discard-question'
import { askedPart } from '../asked-part'

const DiscardDialog = askedPart(
  async () => (await import('./discard-dialog')).DiscardDialog,
  closeQuestion,
)

/** Where the question about unsaved work is asked, whoever brought it up. */
export function DiscardHost({ username }: { username: string }) {
  const question = useDiscardQuestion()
  if (!question) return null
  return (
    <PartBoundary>
      <DiscardDialog question={question} username={username} />
    </PartBoundary>
  )
}
