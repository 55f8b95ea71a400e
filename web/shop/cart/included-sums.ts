import type { Cart } from '../../../contract/cart-record.ts'
import { roundCents, type Cents } from '../../../domain/money.ts'
import type { VatTable } from '../../../domain/papers/vat.ts'
import { earnedBonus } from '../../../domain/pricing/bonus.ts'
import { includedVat } from '../../../domain/pricing/included-vat.ts'
import type { ShopSettings } from '../../../domain/settings.ts'

const cents = (euros: number) => roundCents(euros * 100)

/** The VAT that the cart's prices include, per rate; the charge for paying has that of delivery. */
export const vatIncluded = ({ basis, details, items }: Cart, chargeEuros: number): VatTable =>
  includedVat({
    lines: [
      ...items.map((item) => ({
        sumCents: cents(item.sum_vat),
        percent: basis.goods.find(({ good_id }) => good_id === item.good_id)?.vat_percent ?? basis.delivery_vat_percent,
        takesBonus: item.kind !== 'service' && item.isbottle === 3,
      })),
      { sumCents: cents(chargeEuros), percent: basis.delivery_vat_percent, takesBonus: false },
    ],
    bonusCents: cents(details.bonus),
    deliveryCents: cents(details.extra_delivery),
    deliveryPercent: basis.delivery_vat_percent,
  })

/** What the customer will earn when all of it is delivered. */
export const bonusToCome = ({ basis, items }: Cart, settings: ShopSettings): Cents =>
  earnedBonus(
    items.map((item) => ({ isBottle: item.isbottle, paidCents: cents(item.sum_vat) })),
    basis.enable_bonus === 1,
    settings,
  )
