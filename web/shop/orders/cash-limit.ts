import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { type Cents, centsOf, eurosOf } from '../../../domain/money.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { useShop } from '../session/shop-context.ts'
import type { OpenCopy } from './open-copy.ts'

/** More than the courier may take for an order that is paid in cash. */
export function isAboveCashLimit({ order, cart }: OpenCopy, limitCents: Cents): boolean {
  const isInCash = order.payment_type !== null && paymentTypes.nameOf(order.payment_type) === 'cash'
  return isInCash && centsOf(cart.details.total_price_with_bail_and_vat) > limitCents
}

/** Why a change of an order paid in cash asks for money on the account. */
export function useCashLimitReason(open: OpenCopy): string | undefined {
  const words = useWords(orderWords)
  const euros = useEuros()
  const { cashLimitCents } = useShop().terms
  return isAboveCashLimit(open, cashLimitCents)
    ? words.cashUpTo(euros(eurosOf(cashLimitCents)))
    : undefined
}
