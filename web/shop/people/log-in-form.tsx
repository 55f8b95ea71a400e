import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { api } from '../session/api.ts'
import { refusalMessage, isRefusal } from '../../client/refusals.ts'
import { startSessionWithToken } from '../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { cartStore } from '../session/cart-store.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import '../page/person-form.css'

/** The guest's cart is merged into the customer's. */
export function LogInForm({ onDone, children }: { onDone: () => void; children?: ReactNode }) {
  const words = useWords(logInWords)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function logIn(event: SyntheticEvent) {
    event.preventDefault()
    if (email.trim() === '' || password === '' || busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const cartid = isCustomer(userStore.read().value) ? undefined : userStore.read().value?.cartid
      const hadGoods = cartid != null && (cartStore.read().value?.items.length ?? 0) > 0
      const { token } = await api.logIn({
        body: { email, password, ...(cartid != null && { cartid }) },
      })
      await startSessionWithToken(token)
      if (hadGoods) toasts.show({ text: words.cartsMerged, icon: 'check' })
      onDone()
    } catch (error) {
      setFailure(isRefusal(error) ? words.failed : refusalMessage(error, words.noAnswer))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="person-form" method="post" onSubmit={(event) => void logIn(event)}>
      {failure !== undefined && (
        <Note look="clay" role="alert">
          <p>{failure}</p>
        </Note>
      )}
      <TextInput
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
      />
      <TextInput
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        required
      />
      <Button type="submit" wide busy={busy}>
        {words.submit}
      </Button>
      {children}
    </form>
  )
}
