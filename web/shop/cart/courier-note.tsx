import { useCallback, useEffect, useRef, useState } from 'react'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { safeSessionStorage } from '../../client/safe-storage.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { cartAgainWords } from '../../words/shop/cart-again.ts'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { lastTimeStore } from './last-time-store.ts'
import { changeCart } from './change-cart.ts'

const KEY = 'avots.unsent-note'

/** Sent without an answer yet. A page loaded meanwhile may have read the cart before the save. */
function unansweredNote(cartId: number): string | undefined {
  const sent = safeSessionStorage.readJson(KEY) as { cartId: number; notes: string } | undefined
  return sent?.cartId === cartId ? sent.notes : undefined
}

/** What is typed into the note; it is saved on leaving the field, its page or the shop. */
function useTypedNote(cartId: number) {
  const [typed, setTyped] = useState(() => unansweredNote(cartId))
  // Only text typed here: another tab may have saved its own note meanwhile.
  const unsent = useRef(typed)
  const save = useCallback(() => {
    const notes = unsent.current
    unsent.current = undefined
    if (notes === undefined) return
    safeSessionStorage.writeJson(KEY, { cartId, notes })
    void changeCart({ notes }, () => {
      if (unansweredNote(cartId) === notes) safeSessionStorage.remove(KEY)
    })
  }, [cartId])
  useEffect(() => {
    save()
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
  }, [save])
  const type = (notes: string) => {
    unsent.current = notes
    setTyped(notes)
  }
  return { typed, type, save }
}

export function CourierNote({ cart }: { cart: Cart }) {
  const { id: cartId, notes: saved, only_services: onlyServices } = cart
  const words = useWords(cartWords)
  const { noteAsLastTime: asLastTime } = useWords(cartAgainWords)
  const { typed, type, save } = useTypedNote(cartId)
  const last = useStore(lastTimeStore).value?.notes ?? ''
  return (
    <TextArea
      label={onlyServices === 1 ? words.serviceNote : words.courierNote}
      value={typed ?? saved}
      maxLength={1_000}
      onChange={({ target }) => type(target.value)}
      onBlur={save}
      {...((typed ?? saved) === '' &&
        last !== '' && {
          hint: (
            <Button look="text" flush onClick={() => void changeCart({ notes: last })}>
              {asLastTime(last)}
            </Button>
          ),
        })}
    />
  )
}
