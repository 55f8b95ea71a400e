import { type SubmitEvent, useState } from 'react'
import { api } from '../session/api.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartStore } from '../session/cart-store.ts'

type PromoMessage = { text: string; isGood: boolean }

/** Applies or removes a promo code and shows the shop's answer. */
export function PromoCode({ active }: { active: string | null }) {
  const words = useWords(cartWords)
  const [code, setCode] = useState('')
  const [message, setMessage] = useState<PromoMessage>()
  const [busy, setBusy] = useState(false)

  /** Serialized with all other cart writes. */
  async function change(work: () => Promise<PromoMessage | undefined>) {
    setBusy(true)
    setMessage(undefined)
    const onRefused = (refused: unknown) =>
      setMessage({ text: refusalMessage(refused, words.noAnswer), isGood: false })
    await cartEditor.enqueue(() => work().then(setMessage, onRefused))
    setBusy(false)
  }
  function activate(event: SubmitEvent) {
    event.preventDefault()
    if (code.trim() === '' || busy) return
    void change(async () => {
      const { message, activated } = await api.activatePromo({ params: { code: code.trim() } })
      if (activated === 1) setCode('')
      await cartStore.load()
      return { text: message, isGood: activated === 1 }
    })
  }
  const remove = () =>
    change(async () => {
      cartStore.set((await api.removePromo()).data)
      return undefined
    })
  return (
    <>
      {active === null ? (
        <form onSubmit={activate}>
          <TextInput
            label={words.promo}
            value={code}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setCode(event.target.value)}
            end={
              <Button look="line" type="submit" busy={busy}>
                {words.promoUse}
              </Button>
            }
          />
        </form>
      ) : (
        <p className="row">
          <span>
            {words.promo}: <b>{active}</b>
          </span>
          <Button look="text" busy={busy} onClick={() => void remove()}>
            {words.promoRemove}
          </Button>
        </p>
      )}
      {message && (
        <Note look={message.isGood ? 'leaf' : 'clay'} role="alert">
          <p>{message.text}</p>
        </Note>
      )}
    </>
  )
}
