import { type SubmitEvent, useState } from 'react'
import { api } from '../../client/api.ts'
import { whyRefused } from '../../client/refused-fields.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { cartStore } from './cart-store.ts'
import { inTurn } from './change-counts.ts'

type Said = { text: string; good: boolean }

/** A promo code, taken or taken out, with what the shop says to it. */
export function PromoCode({ active }: { active: string | null }) {
  const words = useWords(cartWords)
  const [code, setCode] = useState('')
  const [said, setSaid] = useState<Said>()
  const [busy, setBusy] = useState(false)

  /** In its turn with whatever else is changed of the cart. */
  async function change(work: () => Promise<Said | undefined>) {
    setBusy(true)
    setSaid(undefined)
    const refused = (no: unknown) => setSaid({ text: whyRefused(no, words.noAnswer), good: false })
    await inTurn(() => work().then(setSaid, refused))
    setBusy(false)
  }
  function use(event: SubmitEvent) {
    event.preventDefault()
    if (code.trim() === '' || busy) return
    void change(async () => {
      const { message, activated } = await api.activatePromo({ params: { code: code.trim() } })
      if (activated === 1) setCode('')
      await cartStore.load()
      return { text: message, good: activated === 1 }
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
        <form onSubmit={use}>
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
      {said && (
        <Note look={said.good ? 'leaf' : 'clay'} role="alert">
          <p>{said.text}</p>
        </Note>
      )}
    </>
  )
}
