import { Link } from 'react-router'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { breakable } from '../../ui/breakable.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { changeCart } from './change-cart.ts'

/** Payment methods with their charges; a closed one shows its reason and the remedy. */
export function MethodChoice({ cart }: { cart: Cart }) {
  const words = useWords(cartPaymentWords)
  const euros = useEuros()
  const reasonOf = ({ reason, missing }: Cart['methods'][number]) =>
    reason !== null && (
      <>
        {words.notThus[reason](euros(missing))}{' '}
        {(reason === 'account_is_short' || reason === 'over_credit_limit') && (
          <Link to={`/topup?sum=${missing}`}>{words.topUpAccount}</Link>
        )}
      </>
    )
  return (
    <RadioList
      name="method"
      label={words.method}
      value={cart.payment_type ?? undefined}
      onChange={(payment_type) => void changeCart({ payment_type })}
      options={cart.methods.map((method) => ({
        value: method.id,
        title: breakable(method.name),
        ...(method.charge > 0 && { end: words.charge(euros(method.charge)) }),
        disabledReason: method.is_open === 1 ? undefined : reasonOf(method),
      }))}
    />
  )
}
