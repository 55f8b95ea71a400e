import { sql } from 'kysely'
import { type OrderSums, orderSums } from '../../domain/pricing/order-sums.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Tx } from '../platform/database/connect.ts'

/** Current prices and names of each line, by column name. */
export function lineSnapshots({ goods, lines, totals }: PricedCart) {
  const prices = new Map(totals.lines.map((line) => [line.goodId, line]))
  const deposits = new Map(totals.explained.deposit.goods.map((good) => [good.goodId, good]))
  return lines.map((line) => {
    const good = goods.get(line.goodId)!
    const price = prices.get(line.goodId)!
    const deposit = deposits.get(line.goodId)
    return {
      list_price_cents: price.listPriceCents,
      price_before_promo_cents: price.priceWithoutDiscountCents,
      unit_price_cents: price.priceCents,
      line_cents: price.sumCents,
      discount_cents: price.promoCents,
      unit_lent_deposit_cents: line.lentDepositCents,
      lent_deposit_cents: deposit ? deposit.chargeCents - deposit.refundCents : 0,
      state_deposit_cents: line.isLent ? 0 : line.stateDepositCents,
      held: deposit?.held ?? 0,
      vat_class: good.vatClass,
      kind: good.kind,
      bottle_kind: line.bottleKind,
      name_lv: good.nameLv,
      name_en: good.nameEn,
    }
  })
}

/** Saves prices and names in the order's lines: later catalogue changes do not affect them. */
export const snapshotLines = (tx: Tx, orderId: number, priced: PricedCart) =>
  sql`${snapshotLinesSql(orderId, priced)}`.execute(tx)

/** For use inside a larger statement. */
export const snapshotLinesSql = (orderId: number, priced: PricedCart) => sql`
  update order_items i set list_price_cents = f.list_price_cents,
    price_before_promo_cents = f.price_before_promo_cents, unit_price_cents = f.unit_price_cents,
    line_cents = f.line_cents, discount_cents = f.discount_cents,
    unit_lent_deposit_cents = f.unit_lent_deposit_cents, lent_deposit_cents = f.lent_deposit_cents,
    state_deposit_cents = f.state_deposit_cents, held = f.held, vat_class = f.vat_class,
    kind = f.kind, bottle_kind = f.bottle_kind, name_lv = f.name_lv, name_en = f.name_en
  from jsonb_to_recordset(${JSON.stringify(rowsOf(priced))}::jsonb) as f (id bigint,
    list_price_cents bigint, price_before_promo_cents bigint, unit_price_cents bigint,
    line_cents bigint, discount_cents bigint, unit_lent_deposit_cents bigint, lent_deposit_cents bigint,
    state_deposit_cents bigint, held int, vat_class text, kind text, bottle_kind text,
    name_lv text, name_en text)
  where i.id = f.id and i.order_id = ${orderId}`

const rowsOf = (priced: PricedCart) =>
  lineSnapshots(priced).map((line, index) => ({ id: priced.cart.items[index]!.id, ...line }))

const fromSums = <Value>(valueOf: (sum: keyof OrderSums) => Value) =>
  Object.fromEntries(orderSums.map((sum) => [sum, valueOf(sum)])) as Record<keyof OrderSums, Value>

/** The sums of the cart, for the order's columns. */
export const snapshotTotals = ({ totals }: PricedCart): OrderSums => fromSums((sum) => totals[sum])

/** A cart stores no sums: they are computed on each read. */
export const noTotals = fromSums(() => null)
