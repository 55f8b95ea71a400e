import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'
import { settleDifference } from '../../../domain/orders/settle-difference.ts'
import { useStore } from '../../client/store.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { useShop } from '../session/shop-context.ts'
import { userStore } from '../session/user-store.ts'
import { useCashLimitReason } from './cash-limit.ts'
import type { OpenCopy } from './open-copy.ts'
import { TopUpForEdit } from './top-up-for-edit.tsx'

type Props = { open: OpenCopy; scope: 0 | 1 | undefined }

/** The payment method stays; shows what the change adds or returns, and what the account lacks. */
export function PaymentDifference({ open, scope }: Props) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const { order } = open
  const before = order.details.total_price_with_bail_and_vat
  const method = order.payment_type && paymentTypes.nameOf(order.payment_type)
  return (
    <div className="orders-edit__pay">
      <p className="srow">
        <span>{words.method}</span> <b>{method === null ? '–' : words.paidFrom[method]}</b>
      </p>
      <p className="srow">
        <span>{words.before}</span> <b>{euros(before)}</b>
      </p>
      <div aria-live="polite">
        <Settled open={open} scope={scope} />
      </div>
    </div>
  )
}

/** How the difference will be settled, by the rule that the server follows. */
function Settled({ open, scope }: Props) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const settled = useSettlement(open)
  const cashReason = useCashLimitReason(open)
  if (settled === undefined) return null
  const { moreCents, balance, outcome } = settled
  const more = euros(eurosOf(Math.abs(moreCents)))
  if (!outcome.ok) {
    const missing = eurosOf(outcome.refusal.missingCents)
    return (
      <>
        <p>
          {cashReason} {words.moreThanAccount(more, euros(balance), euros(missing))}
        </p>
        <TopUpForEdit missing={missing} scope={scope} />
      </>
    )
  }
  const { chargeAccountCents, creditCents } = outcome.value
  const method = open.order.payment_type && paymentTypes.nameOf(open.order.payment_type)
  if (moreCents < 0)
    return (
      <p>
        {creditCents === 0
          ? words.lessToPay.later(more)
          : words.lessToPay.account(more, euros(eurosOf(creditCents)))}
      </p>
    )
  if (chargeAccountCents === 0)
    return <p>{method === 'cash' ? words.moreToPay.cash(more) : words.moreToPay.later(more)}</p>
  return (
    <p>
      {method === 'deferred'
        ? words.moreToPay.deferred(more)
        : words.moreToPay.account(more, euros(balance))}
    </p>
  )
}

/** Undefined without a difference, or before the account is known. */
function useSettlement({ order, cart }: OpenCopy) {
  const { cashLimitCents } = useShop().terms
  const user = useStore(userStore).value
  const oldTotalCents = centsOf(order.details.total_price_with_bail_and_vat)
  const newTotalCents = centsOf(cart.details.total_price_with_bail_and_vat)
  const moreCents = newTotalCents - oldTotalCents
  if (!user || moreCents === 0) return undefined
  const outcome = settleDifference({
    method: order.payment_type && paymentTypes.nameOf(order.payment_type),
    oldTotalCents,
    newTotalCents,
    prepaidCents: centsOf(order.prepaid),
    balanceCents: centsOf(user.balance),
    creditLimitCents: centsOf(user.credit_limit),
    mayPayLater: user.pay_later === 1,
    cashLimitCents: cart.details.cash_allowed === 1 ? cashLimitCents : 0,
  })
  return { moreCents, balance: user.balance, outcome }
}
