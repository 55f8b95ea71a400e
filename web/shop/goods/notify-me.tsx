import { type ComponentProps, useEffect, useState } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { useStore } from '../../client/store.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import './notify-me.css'

type Props = { goodId: number }

/** Requests a mail when the good is back in stock; a guest leaves an e-mail. */
export default function NotifyMe({ goodId }: Props) {
  const words = useWords(catalogueWords)
  const user = useStore(userStore).value
  const [isAsked, setAsked] = useState(false)
  const awaited = useLoaded(user && `${user.id} ${goodId}`, async () => {
    const { data } = await api.listAwaitedGoods()
    return data.some(({ good_id }) => good_id === goodId)
  })
  const finish = () => setAsked(true)
  if (user === undefined) return <NotifyButton busy />
  if (isAsked || awaited.value === true)
    return <output className="small">{words.willNotify}</output>
  return isCustomer(user) ? (
    <AskToOwnAddress goodId={goodId} onAsked={finish} />
  ) : (
    <AskByEmail goodId={goodId} onAsked={finish} />
  )
}

const NotifyButton = (native: Pick<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'type'>) => (
  <Button {...native} look="line" wide icon="bell">
    {useWords(catalogueWords).notifyMe}
  </Button>
)

type AskProps = Props & { onAsked: () => void }

function AskToOwnAddress({ goodId, onAsked }: AskProps) {
  const words = useWords(catalogueWords)
  const [busy, setBusy] = useState(false)
  async function ask() {
    setBusy(true)
    try {
      await api.askBackInStock({ params: { id: String(goodId) } })
      onAsked()
    } catch {
      setBusy(false)
      toasts.show({ text: words.failed, kind: 'important' })
    }
  }
  return <NotifyButton busy={busy} onClick={() => void ask()} />
}

/** The button first: a list may have many sold-out goods. */
function AskByEmail({ goodId, onAsked }: AskProps) {
  const words = useWords(catalogueWords)
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ email: '' }, words.failed)
  const id = `notify-${goodId}`
  // the field takes the place of the button that was pressed
  useEffect(() => void (isOpen && document.getElementById(id)?.focus()), [isOpen, id])
  async function ask() {
    await api.askBackInStockByEmail({ params: { id: String(goodId) }, body: form.draft })
    onAsked()
  }
  if (!isOpen) return <NotifyButton onClick={() => setOpen(true)} />
  const email = form.field('email', id)
  return (
    <form className="goods-notify" {...form.formProps(ask)}>
      <FailedNote text={form.errors['']} />
      <TextInput
        {...email}
        label={words.emailForNotice}
        hint={words.oneMail}
        error={form.errors.email}
        type="email"
        autoComplete="email"
      />
      <NotifyButton type="submit" busy={form.busy} />
    </form>
  )
}
