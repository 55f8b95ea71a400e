import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import type { CartBasis } from '../../../contract/shop/cart-basis.ts'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import type { CartChange } from '../../../contract/shop/cart.ts'
import { detailsAnswer, pricesAnswer } from '../../../contract/shop/details-answer.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'
import type { Promo } from '../../../domain/pricing/promo.ts'
import { totals } from '../../../domain/pricing/totals.ts'
import type { ShopSettings } from '../../../domain/settings.ts'
import { depositOfBasis, lineOfItem } from '../goods/cart-lines.ts'
import type { Counts } from '../goods/line-editor.ts'

export type PendingChanges = { counts: ReadonlyMap<number, Counts>; fields: Partial<CartChange> }

const centsOrNull = (euros: number | null) => (euros === null ? null : centsOf(euros))

/** The cart after the pending changes, calculated by the server's own rules. */
export function predictCart(cart: Cart, pending: PendingChanges, settings: ShopSettings): Cart {
  const { counts, fields } = pending
  const items = cart.items.map((item) => ({ ...item, ...counts.get(item.good_id) }))
  const { basis, ...rest } = { ...cart, ...predictedFields(fields) }
  const sums = totals(
    {
      lines: items.map((item) => lineOfItem(item, basis)),
      basket: 'cart',
      customer: customerOf(basis),
      useBonus: rest.use_bonus === 1,
      promo: basis.promo && promoOf(basis.promo),
      deliveryKind: deliveryTypes.nameOf(rest.delivery_type_id),
    },
    settings,
  )
  const prices = new Map(sums.lines.map((line) => [line.goodId, pricesAnswer(line)]))
  const unordered = { sum_vat: 0, savings: 0 }
  return {
    ...rest,
    basis,
    items: items.map((item) => ({ ...item, ...(prices.get(item.good_id) ?? unordered) })),
    details: detailsAnswer(sums),
    only_services: sums.onlyServices ? 1 : 0,
    total_amount_with_bail_and_vat: eurosOf(sums.totalWithDepositCents),
    methods: rest.methods.map((method) => ({
      ...method,
      to_pay: eurosOf(sums.totalWithDepositCents + centsOf(rest.top_up) + centsOf(method.charge)),
    })),
  }
}

const customerOf = (basis: CartBasis) => ({
  bonusCents: centsOf(basis.bonus),
  bonusIsEnabled: basis.enable_bonus === 1,
  deposit: depositOfBasis(basis),
  hasOverdueDebt: basis.overdue_debt === 1,
})

/** A removed day or address is left as it was: the server chooses the new one. */
function predictedFields({
  address_id,
  parcel_machine_id,
  delivery_date,
  payment_type,
  ...fields
}: Partial<CartChange>) {
  const otherFields = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Omit<Cart, 'basis'>>
  return {
    ...otherFields,
    ...(address_id != null && { address_id }),
    ...(parcel_machine_id != null && { parcel_machine_id }),
    ...(delivery_date != null && { delivery_date }),
    ...(payment_type != null && { payment_type }),
  }
}

/** The server has already checked who may use the code; the rules check only the cart. */
const promoOf = (promo: NonNullable<CartBasis['promo']>): Promo => ({
  code: promo.code,
  benefit:
    promo.kind === 'percent'
      ? { kind: 'percent', percent: promo.percent ?? 0 }
      : promo.kind === 'sum'
        ? { kind: 'sum', cents: centsOf(promo.sum ?? 0) }
        : { kind: 'free_delivery' },
  fromDay: null,
  toDay: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  customerIds: null,
  goodIds: promo.good_ids,
  minimumCents: centsOrNull(promo.minimum),
  leavesOutServices: promo.leaves_out_services === 1,
  atMostCents: centsOrNull(promo.at_most),
})
