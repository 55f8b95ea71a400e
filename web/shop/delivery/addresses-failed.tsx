import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { addressStore } from '../session/address-store.ts'

/** Shown where addresses are missing: without them no other address or day can be chosen. */
export function AddressesFailed() {
  const words = useWords(profileWords)
  const { value, error, loading } = useStore(addressStore)
  if (value !== undefined || error === undefined) return null
  return (
    <Note look="clay" role="alert">
      <p>{words.addressesFailed}</p>
      <Button
        look="text"
        busy={loading}
        onClick={() => void addressStore.load().catch(() => undefined)}
      >
        {words.tryAgain}
      </Button>
    </Note>
  )
}
