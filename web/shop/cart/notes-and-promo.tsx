import { useCallback, useEffect, useState } from 'react'
import type { Cart } from '../../../contract/cart-record.ts'
import { CallRefused } from '../../../contract/http-client.ts'
import { api } from '../../client/api.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { cartStore } from './cart-store.ts'
import { changeCart } from './change-cart.ts'

/** A note for the courier, saved on leaving it or the page, and a promo code with what the shop says to it. */
export function NotesAndPromo({ cart }: { cart: Cart }) {
  const words = useWords(cartWords)
  const [notes, setNotes] = useState(cart.notes)
  const [code, setCode] = useState('')
  const [said, setSaid] = useState<{ text: string; good: boolean }>()
  const active = cart.details.active_promo_code
  const { notes: saved } = cart
  const save = useCallback(() => {
    if (notes !== saved) void changeCart({ notes })
  }, [notes, saved])
  useEffect(() => {
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [save])

  async function use() {
    if (code.trim() === '') return
    try {
      const { message, activated } = await api.activatePromo({ params: { code: code.trim() } })
      setSaid({ text: message, good: activated === 1 })
      if (activated === 1) setCode('')
      await cartStore.load()
    } catch (refused) {
      setSaid({ text: refused instanceof CallRefused ? refused.message : words.noAnswer, good: false })
    }
  }
  async function remove() {
    setSaid(undefined)
    cartStore.set((await api.removePromo()).data)
  }
  return (
    <>
      <TextArea
        label={words.courierNote}
        value={notes}
        maxLength={1_000}
        onChange={(event) => setNotes(event.target.value)}
        onBlur={save}
      />
      {active === null ? (
        <TextInput
          label={words.promo}
          value={code}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
          end={
            <Button look="line" onClick={() => void use()}>
              {words.promoUse}
            </Button>
          }
        />
      ) : (
        <p className="row">
          <span>
            {words.promo}: <b>{active}</b>
          </span>
          <Button look="text" onClick={() => void remove()}>
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
