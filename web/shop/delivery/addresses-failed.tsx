import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'

/** Shown where addresses are missing: without them no other address or day can be chosen. */
export function AddressesFailed({
  busy = false,
  onRetry,
}: {
  busy?: boolean
  onRetry: () => void
}) {
  const words = useWords(profileWords)
  return (
    <Note look="clay" role="alert">
      <p>{words.addressesFailed}</p>
      <Button look="text" busy={busy} onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Note>
  )
}
