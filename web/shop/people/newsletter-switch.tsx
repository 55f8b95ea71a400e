import { useState } from 'react'
import type { User } from '../../../contract/shop/customers.ts'
import { api } from '../session/api.ts'
import { Switch } from '../../ui/switch.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { toasts } from '../../ui/toasts.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../session/user-store.ts'

/** Reads the user again: other fields may have changed since the press. */
function setInStore(isOn: boolean) {
  const user = userStore.read().value
  if (user) userStore.set({ ...user, newsletter: isOn ? 1 : 0 })
}

/** Shown at once, and reverted with a message when saving fails. */
export function NewsletterSwitch({ user }: { user: User }) {
  const words = useWords(profileWords)
  const [busy, setBusy] = useState(false)

  async function change(isOn: boolean) {
    if (busy) return
    setBusy(true)
    setInStore(isOn)
    try {
      const body = { newsletter: isOn ? 1 : 0 } as const
      userStore.set((await api.saveUser({ params: { id: String(user.id) }, body })).user)
    } catch {
      setInStore(!isOn)
      toasts.show({ text: words.failed, kind: 'important', icon: 'warn' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section>
      <Switch
        label={<NoBreak>{words.newsletter}</NoBreak>}
        checked={user.newsletter === 1}
        onChange={(event) => void change(event.target.checked)}
      />
    </section>
  )
}
