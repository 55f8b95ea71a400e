import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { LatePaymentNote } from '../delivery/late-payment-note.tsx'
import { changeCart } from './change-cart.ts'
import { usePlaceOrder } from './use-place-order.ts'

const account = paymentTypes.numberOf('account')

/** The cart's money came after its order had returned: one press orders it from the account. */
export function LateCartNote({ cart }: { cart: Cart }) {
  const words = useWords(cartPaymentWords)
  const euros = useEuros()
  const { busy, refusal, placeOrder } = usePlaceOrder(cart, {
    agreed: false,
    accountPart: 0,
    way: null,
  })
  const isOpen = cart.methods.some(({ id, is_open }) => id === account && is_open === 1)
  async function orderFromAccount() {
    await changeCart({ payment_type: account, top_up: 0 })
    await placeOrder()
  }
  return (
    <LatePaymentNote late={cart.late_payment}>
      <FailedNote text={refusal?.text} />
      {isOpen && (
        <Button busy={busy} onClick={() => void orderFromAccount()}>
          {words.orderFromAccount(euros(cart.details.total_price_with_bail_and_vat))}
        </Button>
      )}
    </LatePaymentNote>
  )
}
