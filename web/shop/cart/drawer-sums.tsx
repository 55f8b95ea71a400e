import type { ReactNode } from 'react'
import type { Details } from '../../../contract/shop/cart-details.ts'
import { cartDrawerWords } from '../../words/shop/cart-drawer.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import './drawer.css'

type Props = {
  details: Details
  isPending: boolean
  /** Actions under the sums. */
  children?: ReactNode
}

/** The whole price, deposit and delivery included. */
export function DrawerSums({ details, isPending, children }: Props) {
  const words = useWords(cartDrawerWords)
  const euros = useEuros()
  const missing = details.explained?.delivery.missing_to_free ?? 0
  const goods =
    details.water_goods_price_vat +
    details.no_water_goods_price_vat +
    details.services_price_vat +
    details.final_discount_vat
  const rows = [
    { label: words.goods, sum: goods, always: true },
    {
      label: words.promo(details.active_promo_code ?? ''),
      sum: -details.final_discount_vat,
      always: false,
    },
    { label: words.bonus, sum: -details.bonus, always: false },
    { label: words.deposit, sum: details.deposit_amount, always: false },
    { label: words.delivery, sum: details.extra_delivery, always: false },
  ].filter(({ sum, always }) => always || sum !== 0)
  return (
    <div className="cart-drawer-sums" aria-busy={isPending}>
      {missing > 0 && <p className="tiny quiet">{words.missingToFree(euros(missing))}</p>}
      <dl aria-live="polite">
        {rows.map(({ label, sum }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{euros(sum)}</dd>
          </div>
        ))}
        <div className="cart-drawer-sums__total">
          <dt>{words.total}</dt>
          <dd className="num">{euros(details.total_price_with_bail_and_vat)}</dd>
        </div>
      </dl>
      {children}
    </div>
  )
}
