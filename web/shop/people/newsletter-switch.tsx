import type { User } from '../../../contract/customers.ts'
import { api } from '../../client/api.ts'
import { Switch } from '../../ui/switch.tsx'
import { toasts } from '../../ui/toasts.ts'
import { profileWords } from '../../words/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from './user-store.ts'

/** Shows at once, and goes back with words if it could not be saved. */
export function NewsletterSwitch({ user }: { user: User }) {
  const words = useWords(profileWords)
  async function change(wanted: boolean) {
    const newsletter = wanted ? 1 : 0
    userStore.set({ ...user, newsletter })
    try {
      userStore.set((await api.saveUser({ params: { id: String(user.id) }, body: { newsletter } })).user)
    } catch {
      userStore.set(user)
      toasts.tell({ text: words.failed, kind: 'important', icon: 'warn' })
    }
  }
  return (
    <section>
      <Switch
        label={words.newsletter}
        checked={user.newsletter === 1}
        onChange={(event) => void change(event.target.checked)}
      />
    </section>
  )
}
