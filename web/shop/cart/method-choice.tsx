import { Link } from 'react-router'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { useStore } from '../../client/store.ts'
import { breakable } from '../../ui/breakable.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { cartPaymentWords } from '../../words/shop/cart-payment.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { paymentWaysStore } from '../session/payment-ways-store.ts'
import { useAccountPart } from './account-part.tsx'
import { changeCart } from './change-cart.ts'
import { chosenWay, isWayOf, sumAtProvider, useChosenWay } from './provider-ways.ts'

type Method = Cart['methods'][number]

/**
 * Payment methods with their charges, and under the card what else the provider offers; a closed
 * one shows its reason and the remedy.
 */
export function MethodChoice({ cart }: { cart: Cart }) {
  const words = useWords(cartPaymentWords)
  const euros = useEuros()
  const ways = useStore(paymentWaysStore).value ?? []
  const way = useChosenWay(cart)
  const waysOf = useWaysOf(cart)
  const methodOption = (method: Method) => ({
    value: String(method.id),
    title: breakable(method.name),
    picture: ways.find((own) => own.method === method.id && own.way === null)?.picture ?? undefined,
    ...(method.charge > 0 && { end: words.charge(euros(method.charge)) }),
    disabledReason: method.is_open === 1 ? undefined : <Reason method={method} />,
  })
  const choose = (value: string) => {
    const [method, key] = value.split(' ')
    chosenWay.set(ways.find((listed) => listed.way === key)?.way ?? null)
    if (Number(method) === cart.payment_type) return
    void changeCart({ payment_type: Number(method) as NonNullable<Cart['payment_type']> })
  }
  return (
    <RadioList
      name="method"
      label={words.method}
      value={way === null ? String(cart.payment_type) : `${cart.payment_type} ${way}`}
      onChange={choose}
      options={cart.methods.flatMap((method) => [methodOption(method), ...waysOf(method)])}
    />
  )
}

/** The provider's ways of a method that is open. */
function useWaysOf(cart: Cart) {
  const words = useWords(cartPaymentWords)
  const euros = useEuros()
  const ways = useStore(paymentWaysStore).value ?? []
  const { part } = useAccountPart(cart)
  return (method: Method) =>
    method.is_open === 0
      ? []
      : ways.filter(isWayOf(method.id)).map((listed) => ({
          value: `${method.id} ${listed.way}`,
          title: listed.name,
          picture: listed.picture ?? undefined,
          end: words.charge(euros(listed.charge)),
          detail: words.ways[listed.way],
          disabledReason:
            listed.least <= sumAtProvider(cart, listed.charge, part)
              ? undefined
              : words.fromSum(euros(listed.least)),
        }))
}

function Reason({ method: { reason, missing } }: { method: Method }) {
  const words = useWords(cartPaymentWords)
  const euros = useEuros()
  if (reason === null) return null
  return (
    <>
      {words.notThus[reason](euros(missing))}{' '}
      {(reason === 'account_is_short' || reason === 'over_credit_limit') && (
        <Link to={`/topup?sum=${missing}`}>{words.topUpAccount}</Link>
      )}
    </>
  )
}
