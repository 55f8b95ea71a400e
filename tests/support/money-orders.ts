import type { Order } from '../../contract/shop/order-record.ts'
import { dayOf } from '../../domain/calendar.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import { closeDay, deliverOrder } from './dispatch.ts'
import type { OrderKind } from './money-kinds.ts'
import { furnish, good, type Shopper } from './order-shop.ts'
import { cartWith } from './cart-with.ts'
import { bankShop } from './paying-shop.ts'
import { testShop } from './shop.ts'

export type MoneyShop = Awaited<ReturnType<typeof moneyShop>>
export type MoneyOrder = { kind: OrderKind; anna: Shopper; id: number }

const promoCode = 'DESMIT'

/** A shop with a bank, a promo code and goods of every kind. */
export async function moneyShop() {
  const shop = await furnish(await bankShop(testShop))
  await shop.db
    .insertInto('promoCodes')
    .values({ code: promoCode, kind: 'percent', percent: 15 })
    .execute()
  await shop.db.updateTable('goods').set({ isCounted: false }).execute()
  return shop
}

/** Places, pays and changes an order of this kind, and cancels it if it ends so. */
export async function placeOrderOf(shop: MoneyShop, kind: OrderKind): Promise<MoneyOrder> {
  const has = (extra: OrderKind['lines']) => kind.lines === extra || kind.lines === 'all'
  const anna = await shop.customer({
    accountCents: kind.method === 'account' ? 20_000 : 5_000,
    bonusCents: has('bonus') ? 500 : 0,
    payLater: true,
    creditLimitCents: 50_000,
  })
  const { id, params } = await cartWith(anna.api, {
    [good.water]: 3,
    [good.honey]: 3,
    [good.tea]: 2,
    ...(has('rent') && { [good.cooler]: 1 }),
  })
  if (has('promo')) await anna.api.activatePromo({ params: { code: promoCode } })
  await anna.api.changeCart({
    params,
    body: {
      payment_type: paymentTypes.numberOf(kind.method),
      use_bonus: has('bonus') ? 1 : 0,
      top_up: kind.topUp,
    },
  })
  const { payment_url } = await anna.api.placeOrder({ params })
  if (payment_url !== null) {
    const { token } = await shop.choose(payment_url, 'paid')
    await anna.api.orderCallback({ body: { payment_token: token } })
  }
  if (kind.change !== 'none') await changeOrder(anna, params, kind.change === 'more' ? 5 : 1)
  if (kind.end === 'cancelled') await anna.api.cancelOrder({ params })
  return { kind, anna, id }
}

async function changeOrder({ api }: Shopper, params: { id: string }, honey: number) {
  const { data } = await api.copyOrderToCart({ params })
  const copy = { id: String(data.id) }
  const line = data.items.find(({ good_id }) => good_id === good.honey)!
  await api.changeCartItem({
    params: copy,
    body: { id: line.id, good_id: good.honey, order: honey },
  })
  await api.processOrderCopy({ params: copy })
}

export const readOrder = async ({ anna, id }: MoneyOrder): Promise<Order> =>
  (await anna.api.readOrder({ params: { id: String(id) } })).order

/** Closes the day of all orders and delivers those that end so; jobs issue the invoices. */
export async function deliverAll(shop: MoneyShop, orders: readonly MoneyOrder[]): Promise<void> {
  const { delivery_date: day } = await readOrder(orders.find(({ kind }) => kind.end === 'waiting')!)
  await closeDay(shop.app, dayOf(day!))
  shop.clock.set(`${day}T09:00:00Z`)
  for (const { kind, id } of orders) {
    if (kind.end === 'waiting' || kind.end === 'cancelled') continue
    const counts = {
      'as ordered': [],
      otherwise: [
        { goodId: good.water, left: 2, taken: 0 },
        { goodId: good.honey, left: 0, taken: 0 },
      ],
      'more left': [{ goodId: good.water, left: 4, taken: 0 }],
    }[kind.end]
    const delivered = await deliverOrder(shop.app, { orderId: id, counts })
    if (!delivered.ok) throw new Error(`${id}: ${delivered.refusal.code}`)
  }
  await shop.work()
}
