import { useNavigate, useRevalidator } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { confirmationWords } from '../../words/shop/confirmation.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { LatePaymentNote } from '../delivery/late-payment-note.tsx'
import { cartStore } from '../session/cart-store.ts'
import { placedCart } from './placed-cart.ts'
import './thanks.css'

/** Payment pending: return to the bank, or choose another method with the cart restored. */
export function OrderUnpaid({ order }: { order: Order }) {
  const words = useWords(confirmationWords)
  const euros = useEuros()
  const { busy, failure, continuePayment, chooseOtherMethod } = useUnpaidOrder(order)
  return (
    <div className="cart-thanks cart-thanks--one">
      <div className="cart-thanks__when">
        <p>{words.number(order.id)}</p>
        <Note look="sun" role="alert">
          <p>
            <NoBreak>{words.pendingText}</NoBreak>
          </p>
        </Note>
        <LatePaymentNote late={order.payment_summary.late} />
        <FailedNote text={failure} />
        <p>{words.unpaidText(euros(order.payment_summary.open?.sum ?? 0))}</p>
        <p className="row">
          <Button busy={busy} onClick={continuePayment}>
            {words.payNow}
          </Button>
          <Button look="line" busy={busy} onClick={chooseOtherMethod}>
            {words.otherMethod}
          </Button>
        </p>
      </div>
    </div>
  )
}

/** After a refusal the order is read again: it may have been paid meanwhile. */
function useUnpaidOrder({ id }: Order) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { busy, errors, run } = useAction(useWords(confirmationWords).noAnswer)
  const params = { id: String(id) }
  const runAndRead = (work: () => Promise<void>) =>
    void run(() =>
      work().catch(async (refused: unknown) => {
        await revalidate()
        throw refused
      }),
    )
  return {
    busy,
    failure: Object.values(errors)[0],
    continuePayment: () =>
      runAndRead(async () => {
        const { payment_url } = await api.placeOrder({ params })
        if (payment_url === null) await revalidate()
        else location.assign(payment_url)
      }),
    chooseOtherMethod: () =>
      runAndRead(async () => {
        cartStore.set((await api.takeOrderBack({ params })).data)
        placedCart.clear()
        await navigate('/cart/payment', { replace: true })
      }),
  }
}
