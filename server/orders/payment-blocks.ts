import { openLabel, paymentLabels, settledLabel } from '../../contract/shop/words/payment-labels.ts'
import type { Day } from '../../domain/calendar.ts'
import { formatEuros } from '../../domain/money.ts'
import type { PaymentSummary } from '../../domain/orders/payment-summary.ts'
import type { Language } from '../../domain/words/language.ts'
import { type Block, facts, sums } from '../platform/mail/letter.ts'

/** What was paid, how and when, and what is still to pay. */
export function paymentBlocks(
  { orderCents, topUpCents, chargeCents, sumCents, settled, open }: PaymentSummary,
  deliveryOn: Day | null,
  language: Language,
): Block[] {
  const labels = paymentLabels[language]
  const euros = (cents: number) => formatEuros(cents, language)
  const rows = [
    ...settled.map((sum) => [settledLabel(sum, language), euros(Math.abs(sum.cents))]),
    ...(open ? [[openLabel(open.by, deliveryOn, language), euros(open.cents)]] : []),
  ]
  const due = sums(
    {
      [labels.order]: euros(orderCents),
      ...(topUpCents !== 0 && { [labels.topUp]: euros(topUpCents) }),
      ...(chargeCents !== 0 && { [labels.charge]: euros(chargeCents) }),
    },
    { label: labels.sum, value: euros(sumCents) },
  )
  return [
    ...(sumCents === orderCents ? [] : [due]),
    ...(rows.length > 0 ? [facts(Object.fromEntries(rows))] : []),
  ]
}
