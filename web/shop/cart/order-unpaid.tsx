import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { api } from '../session/api.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { confirmationWords } from '../../words/shop/confirmation.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { cartStore } from '../session/cart-store.ts'
import { placedCart } from './placed-cart.ts'
import './thanks.css'

/** Payment pending: return to the bank, or choose another method with the cart restored. */
export function OrderUnpaid({ order }: { order: Order }) {
  const words = useWords(confirmationWords)
  const euros = useEuros()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const params = { id: String(order.id) }

  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (refused) {
      setFailure(refusalMessage(refused, words.noAnswer))
      await revalidate()
    } finally {
      setBusy(false)
    }
  }
  const continuePayment = () =>
    run(async () => {
      const { payment_url } = await api.placeOrder({ params })
      if (payment_url === null) await revalidate()
      else location.assign(payment_url)
    })
  const chooseOtherMethod = () =>
    run(async () => {
      cartStore.set((await api.takeOrderBack({ params })).data)
      placedCart.clear()
      await navigate('/cart/payment', { replace: true })
    })
  return (
    <div className="cart-thanks cart-thanks--one">
      <div className="cart-thanks__when">
        <p>{words.number(order.id)}</p>
        <Note look="sun" role="alert">
          <p>
            <NoBreak>{words.pendingText}</NoBreak>
          </p>
        </Note>
        <FailedNote text={failure} />
        <p>{words.unpaidText(euros(order.awaited + order.payment_charge))}</p>
        <p className="row">
          <Button busy={busy} onClick={() => void continuePayment()}>
            {words.payNow}
          </Button>
          <Button look="line" busy={busy} onClick={() => void chooseOtherMethod()}>
            {words.otherMethod}
          </Button>
        </p>
      </div>
    </div>
  )
}
