import type { ReactNode } from 'react'
import { api } from '../session/api.ts'
import { isRefusal, refusedFieldMessages } from '../../client/refusals.ts'
import { useForm } from '../../client/use-form.ts'
import { startSessionWithToken } from '../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'
import { cartStore } from '../session/cart-store.ts'
import { isCustomer, userStore } from '../session/user-store.ts'

type Props = { onDone?: () => void; children?: ReactNode }

export function LogInForm({ onDone, children }: Props) {
  const words = useWords(logInWords)
  const form = useForm({ email: '', password: '' }, words.noAnswer, {
    messagesOf: (refused, noAnswer) =>
      isRefusal(refused) ? { '': words.failed } : refusedFieldMessages(refused, noAnswer),
  })
  const { draft, field } = form
  async function logIn() {
    if (draft.email.trim() === '' || draft.password === '') return
    if (await logInWith(draft)) toasts.show({ text: words.cartsMerged, icon: 'check' })
    onDone?.()
  }
  return (
    <form className="form" method="post" {...form.formProps(logIn)} noValidate={false}>
      <FailedNote text={form.errors['']} />
      <TextInput
        {...field('email')}
        id="log-in-email"
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        required
      />
      <TextInput
        {...field('password')}
        id="log-in-password"
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide busy={form.busy}>
        {words.submit}
      </Button>
      {children}
    </form>
  )
}

/** The guest's cart is merged into the customer's; answers whether it had goods. */
async function logInWith(draft: { email: string; password: string }): Promise<boolean> {
  const guest = userStore.read().value
  const cartid = isCustomer(guest) ? undefined : guest?.cartid
  const hadGoods = cartid != null && (cartStore.read().value?.items.length ?? 0) > 0
  const body = { ...draft, ...(cartid != null && { cartid }) }
  const { token } = await api.logIn({ body })
  await startSessionWithToken(token)
  return hadGoods
}
