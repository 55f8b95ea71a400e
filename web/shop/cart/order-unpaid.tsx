import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Order } from '../../../contract/order-record.ts'
import { api } from '../../client/api.ts'
import { whyRefused } from '../../client/refused-fields.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Tied } from '../../ui/tied.tsx'
import { confirmationWords } from '../../words/confirmation.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { cartStore } from './cart-store.ts'
import { placedCart } from './placed-cart.ts'
import './thanks.css'

/** The bank has not said yes yet: wait, go back to it, or choose another way with everything in the cart. */
export function OrderUnpaid({ order }: { order: Order }) {
  const words = useWords(confirmationWords)
  const euros = useEuros()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const params = { id: String(order.id) }

  async function doing(work: () => Promise<unknown>) {
    setBusy(true)
    setFailed(undefined)
    try {
      await work()
    } catch (refused) {
      setFailed(whyRefused(refused, words.noAnswer))
      await revalidate()
    } finally {
      setBusy(false)
    }
  }
  const goOn = () =>
    doing(async () => {
      const { payment_url } = await api.placeOrder({ params })
      if (payment_url === null) await revalidate()
      else location.assign(payment_url)
    })
  const choose = () =>
    doing(async () => {
      cartStore.set((await api.takeOrderBack({ params })).data)
      placedCart.forget()
      await navigate('/cart/payment', { replace: true })
    })
  return (
    <div className="thanks thanks--one">
      <div className="thanks__when">
        <p>{words.number(order.id)}</p>
        <Note look="sun" role="alert">
          <p>
            <Tied>{words.pendingText}</Tied>
          </p>
        </Note>
        {failed !== undefined && (
          <Note look="clay" role="alert">
            <p>{failed}</p>
          </Note>
        )}
        <p>{words.unpaidText(euros(order.awaited + order.payment_charge))}</p>
        <p className="row">
          <Button busy={busy} onClick={() => void goOn()}>
            {words.payNow}
          </Button>
          <Button look="line" busy={busy} onClick={() => void choose()}>
            {words.otherMethod}
          </Button>
        </p>
      </div>
    </div>
  )
}
