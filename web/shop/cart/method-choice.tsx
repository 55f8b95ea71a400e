import { Link } from 'react-router'
import type { Cart } from '../../../contract/cart-record.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { cartPaymentWords } from '../../words/cart-payment.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { changeCart } from './change-cart.ts'

/** Every way to pay with its charge; one that is not open says why, and what would open it. */
export function MethodChoice({ cart }: { cart: Cart }) {
  const words = useWords(cartPaymentWords)
  const euros = useEuros()
  const isShort = cart.methods.some(({ reason }) => reason === 'account_is_short' || reason === 'over_credit_limit')
  return (
    <RadioList
      name="method"
      label={words.method}
      value={cart.payment_type ?? undefined}
      onChange={(payment_type) => void changeCart({ payment_type })}
      {...(isShort && { hint: <Link to="/topup">{words.topUpAccount}</Link> })}
      options={cart.methods.map(({ id, name, charge, is_open, reason, missing }) => ({
        value: id,
        title: name,
        ...(charge > 0 && { end: words.charge(euros(charge)) }),
        whyNot: is_open === 1 || reason === null ? undefined : words.notThus[reason](euros(missing)),
      }))}
    />
  )
}
