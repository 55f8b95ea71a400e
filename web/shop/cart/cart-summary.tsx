import type { ReactNode } from 'react'
import type { Cart } from '../../../contract/cart-record.ts'
import { type MoneyRow, MoneySummary } from '../../ui/money-summary.tsx'
import { cartWords } from '../../words/cart.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

/** Every sum of the cart, each of which can be opened to see where it came from. */
export function CartSummary({ cart, children }: { cart: Cart; children: ReactNode }) {
  const words = useWords(cartWords)
  const euros = useEuros()
  const { details, items } = cart
  const partsOf = (belongs: (item: Cart['items'][number]) => boolean) =>
    items
      .filter((item) => belongs(item) && item.order > 0)
      .map((item) => ({
        label: `${item.order} × ${euros(item.price_vat)} ${item.name}`,
        amount: euros(item.sum_vat),
      }))
  const rows: (MoneyRow & { shown: boolean })[] = [
    {
      id: 'water',
      label: words.water,
      amount: euros(details.water_goods_price_vat),
      parts: partsOf((item) => item.kind !== 'service' && item.isbottle !== 3),
      shown: details.water_goods_price_vat > 0,
    },
    {
      id: 'others',
      label: words.others,
      amount: euros(details.no_water_goods_price_vat),
      parts: partsOf((item) => item.kind !== 'service' && item.isbottle === 3),
      shown: details.no_water_goods_price_vat > 0,
    },
    {
      id: 'services',
      label: words.services,
      amount: euros(details.services_price_vat),
      parts: partsOf((item) => item.kind === 'service'),
      shown: details.services_price_vat > 0,
    },
    { id: 'bonus', label: words.bonus, amount: euros(-details.bonus), shown: details.bonus > 0 },
    {
      id: 'deposit',
      label: words.deposit,
      amount: euros(details.deposit_amount),
      why: words.depositWhy,
      shown: details.deposit_amount > 0,
    },
    {
      id: 'delivery',
      label: words.delivery,
      amount: details.extra_delivery === 0 ? words.free : euros(details.extra_delivery),
      shown: cart.only_services === 0,
    },
  ]
  const missing = details.explained?.delivery.missing_to_free ?? 0
  const fine = [
    details.savings > 0 && words.savings(euros(details.savings)),
    details.bail_to_refund > 0 && words.refundLater(euros(details.bail_to_refund)),
    missing > 0 && words.missingToFree(euros(missing)),
  ].filter(Boolean)
  return (
    <MoneySummary
      title={words.summary}
      rows={rows.filter(({ shown }) => shown)}
      total={{ label: words.total, amount: euros(details.total_price_with_bail_and_vat) }}
      {...(fine.length > 0 && { fine: fine.join(' ') })}
    >
      {children}
    </MoneySummary>
  )
}
