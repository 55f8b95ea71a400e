import { useState } from 'react'
import { api } from '../session/api.ts'
import { type Form, useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartStore } from '../session/cart-store.ts'

/** Applies or removes a promo code and shows the shop's answer. */
export function PromoCode({ active }: { active: string | null }) {
  const words = useWords(cartWords)
  const [answer, setAnswer] = useState<{ text: string; isGood: boolean }>()
  const form = useForm({ code: '' }, words.noAnswer)
  const { draft, busy } = form

  function write(work: () => Promise<void>) {
    setAnswer(undefined)
    return inTurn(work)
  }
  async function activate() {
    const code = draft.code.trim()
    if (code === '') return
    const { message, activated } = await api.activatePromo({ params: { code } })
    if (activated === 1) form.reset()
    await cartStore.load()
    setAnswer({ text: message, isGood: activated === 1 })
  }
  async function remove() {
    cartStore.set((await api.removePromo()).data)
  }
  return (
    <>
      {active === null ? (
        <CodeForm form={form} onSubmit={() => write(activate)} />
      ) : (
        <ActivePromo code={active} busy={busy} onRemove={form.submit(() => write(remove))} />
      )}
      <PromoNote text={Object.values(form.messages)[0]} look="clay" />
      <PromoNote text={answer?.text} look={answer?.isGood ? 'leaf' : 'clay'} />
    </>
  )
}

type CodeFormProps = { form: Form<{ code: string }>; onSubmit: () => Promise<void> }

function CodeForm({ form: { draft, change, busy, formProps }, onSubmit }: CodeFormProps) {
  const words = useWords(cartWords)
  return (
    <form {...formProps(onSubmit)}>
      <TextInput
        label={words.promo}
        value={draft.code}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => change({ code: event.target.value })}
        end={
          <Button look="line" type="submit" busy={busy}>
            {words.promoUse}
          </Button>
        }
      />
    </form>
  )
}

/** Serialized with all other cart writes, which a refusal must not stop. */
const inTurn = (write: () => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    void cartEditor.enqueue(() => write().then(resolve, reject))
  })

function ActivePromo(props: { code: string; busy: boolean; onRemove: () => void }) {
  const words = useWords(cartWords)
  return (
    <p className="row">
      <span>
        {words.promo}: <b>{props.code}</b>
      </span>
      <Button look="text" busy={props.busy} onClick={props.onRemove}>
        {words.promoRemove}
      </Button>
    </p>
  )
}

const PromoNote = ({ text, look }: { text: string | undefined; look: 'leaf' | 'clay' }) =>
  text !== undefined && (
    <Note look={look} role="alert">
      <p>{text}</p>
    </Note>
  )
