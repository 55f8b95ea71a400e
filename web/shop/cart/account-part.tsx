import type { Cart } from '../../../contract/shop/cart-record.ts'
import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'
import { isOnlineMethod } from '../../../domain/payments/methods.ts'
import { createObserved, useObserved } from '../../client/observed.ts'
import { useStore } from '../../client/store.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../session/user-store.ts'

/** Whether the money on the account is used first; it stays so while the cart is paid for. */
const isUsedFirst = createObserved(false)

/** What the account can pay of the cart when a bank or card pays the rest; 0 if nothing. */
function offeredPart(cart: Cart, balance: number): number {
  const { payment_type: method, top_up: topUp, details } = cart
  if (method === null || topUp > 0 || !isOnlineMethod(paymentTypes.nameOf(method))) return 0
  return balance > 0 && balance < details.total_price_with_bail_and_vat ? balance : 0
}

/** The part of the account as it was chosen, in euros. */
export function useAccountPart(cart: Cart) {
  const balance = useStore(userStore).value?.balance ?? 0
  const isChosen = useObserved(isUsedFirst)
  const offered = offeredPart(cart, balance)
  return { offered, part: isChosen ? offered : 0 }
}

/** Takes what is on the account first, and asks the bank for the rest. */
export function AccountPart({ cart }: { cart: Cart }) {
  const words = useWords(cartPaymentWords)
  const euros = useEuros()
  const { offered, part } = useAccountPart(cart)
  if (offered === 0) return null
  const charge = cart.methods.find(({ id }) => id === cart.payment_type)?.charge ?? 0
  const restCents =
    centsOf(cart.details.total_price_with_bail_and_vat) + centsOf(charge) - centsOf(offered)
  return (
    <Checkbox
      label={words.fromAccountFirst(euros(offered))}
      hint={words.restAtBank(euros(eurosOf(restCents)))}
      checked={part > 0}
      onChange={(event) => isUsedFirst.set(event.target.checked)}
    />
  )
}
