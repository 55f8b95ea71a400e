import type { Cart } from '../../../contract/cart-record.ts'
import { type Cents, centsOf } from '../../../domain/money.ts'
import type { VatTable } from '../../../domain/documents/vat.ts'
import { earnedBonus } from '../../../domain/pricing/bonus.ts'
import { includedVat } from '../../../domain/pricing/included-vat.ts'
import type { ShopSettings } from '../../../domain/settings.ts'

/** The VAT that the cart's prices include, per rate; the charge for paying has that of delivery. */
export const includedVatTable = ({ basis, details, items }: Cart, chargeEuros: number): VatTable =>
  includedVat({
    lines: [
      ...items.map((item) => ({
        sumCents: centsOf(item.sum_vat),
        percent:
          basis.goods.find(({ good_id }) => good_id === item.good_id)?.vat_percent ??
          basis.delivery_vat_percent,
        takesBonus: item.kind !== 'service' && item.isbottle === 3,
      })),
      { sumCents: centsOf(chargeEuros), percent: basis.delivery_vat_percent, takesBonus: false },
    ],
    bonusCents: centsOf(details.bonus),
    deliveryCents: centsOf(details.extra_delivery),
    deliveryPercent: basis.delivery_vat_percent,
  })

/** What the customer will earn when all of it is delivered. */
export const bonusToEarn = ({ basis, items }: Cart, settings: ShopSettings): Cents =>
  earnedBonus(
    items.map((item) => ({ isBottle: item.isbottle, paidCents: centsOf(item.sum_vat) })),
    basis.enable_bonus === 1,
    settings,
  )
