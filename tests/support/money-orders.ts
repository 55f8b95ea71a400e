import type { Order } from '../../contract/shop/order-record.ts'
import { bySystem } from '../../domain/actor.ts'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import { dayOf } from '../../domain/calendar.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import { importStatementFile } from '../../server/bank/import-statements.ts'
import { matchNewLines } from '../../server/bank/match-lines.ts'
import { closeDay, collectParcel, deliverOrder, handOverParcel } from './dispatch.ts'
import { autoshipOrder } from './generated-order.ts'
import type { OrderKind } from './money-kinds.ts'
import { furnish, good, type Shopper } from './order-shop.ts'
import { cartWith } from './cart-with.ts'
import { bankShop } from './paying-shop.ts'
import { newColleague } from './staff-client.ts'
import { testShop } from './shop.ts'
import { camtFile } from './statement-files.ts'

export type MoneyShop = Awaited<ReturnType<typeof moneyShop>>
export type MoneyOrder = { kind: OrderKind; anna: Shopper; id: number }

const promoCode = 'DESMIT'
const freeService = 'DAVANA'

/** A shop with a bank, a promo code and goods of every kind. */
export async function moneyShop() {
  const shop = await furnish(await bankShop(testShop))
  await shop.db
    .insertInto('promoCodes')
    .values([
      { code: promoCode, kind: 'percent', percent: 15, amountCents: null },
      { code: freeService, kind: 'sum', percent: null, amountCents: 2_900 },
    ])
    .execute()
  await shop.db.updateTable('goods').set({ isCounted: false }).execute()
  return shop
}

/** Places, pays and changes an order of this kind, and cancels it if it ends so. */
export async function placeOrderOf(shop: MoneyShop, kind: OrderKind): Promise<MoneyOrder> {
  const anna = await customerOf(shop, kind)
  if (kind.way === 'bank line') await transfer(shop, anna, 20_000)
  if (kind.way.endsWith('autoship')) return { kind, anna, id: await autoshipOf(shop, kind, anna) }
  const { id, params } = await cartOf(kind, anna)
  const body = kind.way === 'parts' ? { account_part: 12.34 } : {}
  const { payment_url: url } = await anna.api.placeOrder({ params, body })
  if (kind.way === 'late' || kind.way === 'twice') await anna.api.takeOrderBack({ params })
  if (kind.way === 'twice') {
    const again = await anna.api.placeOrder({ params })
    await pay(shop, anna, again.payment_url!)
  }
  if (url !== null) await pay(shop, anna, url)
  if (kind.change !== 'none') await changeOrder(anna, params, kind.change === 'more' ? 5 : 1)
  if (kind.end === 'cancelled') await anna.api.cancelOrder({ params })
  return { kind, anna, id }
}

/** Money by a bank's transfer with the customer's reference. */
async function transfer({ app, clock }: MoneyShop, { id }: Shopper, cents: number) {
  const { iban } = (await app.settings()).seller
  const day = clock.today()
  const text = bankReference(id)
  const line = { ...sampleLine, bookedOn: day, bankRef: `transfer-${id}`, cents, text }
  const file = camtFile({ iban, from: day, to: day, openingCents: 0, lines: [line] })
  await importStatementFile(app, bySystem, { name: 'a.xml', content: Buffer.from(file) })
  await matchNewLines(app)
}

async function pay(shop: MoneyShop, { api }: Shopper, url: string) {
  const { token } = await shop.choose(url, 'paid')
  await api.orderCallback({ body: { payment_token: token } })
}

const hasLines = (kind: OrderKind, extra: OrderKind['lines']) =>
  kind.lines === extra || kind.lines === 'all'

const withoutMoney: readonly OrderKind['way'][] = ['unpaid autoship', 'bank line']

function customerOf(shop: MoneyShop, kind: OrderKind) {
  const plenty = kind.method === 'account' ? 20_000 : 5_000
  return shop.customer({
    accountCents: withoutMoney.includes(kind.way) ? 0 : plenty,
    bonusCents: hasLines(kind, 'bonus') ? 500 : 0,
    payLater: kind.way !== 'unpaid autoship',
    creditLimitCents: 50_000,
  })
}

async function cartOf(kind: OrderKind, anna: Shopper) {
  const cart = await cartWith(anna.api, linesOf(kind))
  const { params } = cart
  if (hasLines(kind, 'promo')) await anna.api.activatePromo({ params: { code: promoCode } })
  if (kind.way === 'free') await anna.api.activatePromo({ params: { code: freeService } })
  await anna.api.changeCart({
    params,
    body: {
      ...(kind.way === 'parcel' && { delivery_type_id: 3 }),
      payment_type: paymentTypes.numberOf(kind.method),
      use_bonus: hasLines(kind, 'bonus') ? 1 : 0,
      top_up: kind.way === 'free' ? 20 : kind.topUp,
    },
  })
  return cart
}

function linesOf(kind: OrderKind): Parameters<typeof cartWith>[1] {
  if (kind.way === 'services' || kind.way === 'free') return { [good.cleaning]: 1 }
  if (kind.way === 'parcel') return { [good.honey]: 3, [good.tea]: 2 }
  return {
    [good.water]: 3,
    [good.honey]: 3,
    [good.tea]: 2,
    ...(hasLines(kind, 'rent') && { [good.cooler]: 1 }),
  }
}

async function autoshipOf(shop: MoneyShop, kind: OrderKind, anna: Shopper): Promise<number> {
  const { data } = await anna.api.createCart()
  const id = await autoshipOrder(shop.app, {
    customerId: anna.id,
    addressId: anna.addressId,
    day: dayOf(data.delivery_date!),
    goodId: good.honey,
    ordered: 5,
  })
  const params = { id: String(id) }
  if (kind.end !== 'skipped') await anna.api.changeOrder({ params, body: { confirmed: 1 } })
  return id
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
    if (['waiting', 'cancelled', 'skipped'].includes(kind.end)) continue
    if (kind.way === 'parcel') {
      await handOverParcel(shop.app, { orderId: id, tracking: null })
      await collectParcel(shop.app, id)
      continue
    }
    const counts = {
      'as ordered': [],
      otherwise: [
        { goodId: good.water, left: 2, taken: 0 },
        { goodId: good.honey, left: 0, taken: 0 },
      ],
      'more left': [{ goodId: good.water, left: 4, taken: 0 }],
      corrected: [],
      refunded: [],
    }[kind.end as 'as ordered' | 'otherwise' | 'more left' | 'corrected' | 'refunded']
    const delivered = await deliverOrder(shop.app, { orderId: id, counts })
    if (!delivered.ok) throw new Error(`${id}: ${delivered.refusal.code}`)
  }
  await shop.work()
  await changeDelivered(shop, orders)
}

/** What the office does after a delivery: other counts, or a part of the price back. */
async function changeDelivered(shop: MoneyShop, orders: readonly MoneyOrder[]): Promise<void> {
  const { api } = await newColleague(shop, 'owner', 'labo@avots.example')
  const reason = 'Pārrakstīšanās'
  for (const { kind, anna, id } of orders) {
    if (kind.end === 'corrected') {
      const counts = [{ goodId: good.water, left: 1, taken: 0 }]
      await api.correctDelivery({ query: {}, params: { id: String(id) }, body: { counts, reason } })
    }
    if (kind.end === 'refunded') {
      const params = { id: String(anna.id) }
      const { documentId, line } = (await api.readRefundable({ params, query: {} })).lines[0]!
      const body = { documentId, line, cents: 1_01, to: 'account', reason } as const
      await api.refundLine({ query: {}, params, body })
    }
  }
  await shop.work()
}
