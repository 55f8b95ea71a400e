import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { mailContext } from '../../server/mails.ts'
import { writeMail } from '../../server/platform/mail/write-mail.ts'
import { closeDay, deliverOrder } from '../support/dispatch.ts'
import { moneyShop } from '../support/money-orders.ts'
import { cartWith } from '../support/cart-with.ts'
import { good, placedOrder, type Shopper } from '../support/order-shop.ts'

const shop = await moneyShop()

async function letter(template: string, orderId: number): Promise<string> {
  const { rows } = await sql<Parameters<typeof writeMail>[1]>`
    select template, 'lv' as language, payload, customer_id, 'Anna' as name from mail_outbox
    where template = ${template} and (cause like 'order:' || ${orderId}::text || '%'
      or cause in (select 'paper:' || id from papers where order_id = ${orderId}))
    order by id desc limit 1`.execute(shop.db)
  const { text } = await writeMail(mailContext(shop.app), rows[0]!)
  return text.replaceAll('\u00a0', ' ')
}

const orderOf = async ({ api }: Shopper, id: number) =>
  (await api.readOrder({ params: { id: String(id) } })).order

// O-5
test('an unpaid order asks for the sum that the bank asks for, top-up and charge with it', async () => {
  const anna = await shop.customer()
  const { id, params } = await cartWith(anna.api, { [good.tea]: 6 })
  await anna.api.changeCart({ params, body: { payment_type: 10, top_up: 20 } })
  await anna.api.placeOrder({ params })
  const { amountCents } = await shop.db
    .selectFrom('payments')
    .select('amountCents')
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow()
  const { payment_summary: block } = await orderOf(anna, id)
  expect(block).toMatchObject({ top_up: 20, charge: 0.5, settled: [] })
  expect(block.open).toEqual({ by: 'swedbank', sum: Number(amountCents) / 100 })
})

// O-20
test('a cancelled card order says that the charge stays, and can be ordered again', async () => {
  const anna = await shop.customer()
  const { id, params } = await cartWith(anna.api, { [good.tea]: 6 })
  await anna.api.changeCart({ params, body: { payment_type: 6 } })
  const { payment_url } = await anna.api.placeOrder({ params })
  const { token } = await shop.choose(payment_url!, 'paid')
  await anna.api.orderCallback({ body: { payment_token: token } })
  await anna.api.cancelOrder({ params })
  const { cancelled_at, payment_summary: block } = await orderOf(anna, id)
  expect(cancelled_at).not.toBeNull()
  expect(block).toMatchObject({ order: 0, charge: 0.3, sum: 0.3, open: null })
  const text = await letter('orders.cancelled', id)
  expect(text).toContain('Jūsu kontā ieskaitījām 27,60 €.')
  expect(text).toContain('Maksājuma komisiju 0,30 € banka jau ir saņēmusi')
  const { data } = await anna.api.repeatLastOrder({ body: { order_id: id } })
  expect(data.items).toMatchObject([{ good_id: good.tea, order: 6 }])
})

// O-2, O-8, D-19
test('a delivery otherwise than ordered is told in counts and money, deposit that came back too', async () => {
  const anna = await shop.customer({ accountCents: 20_000 })
  const first = await placedOrder(anna, { [good.water]: 3 }, 2)
  const day = (await orderOf(anna, first.id)).delivery_date!
  await closeDay(shop.app, dayOf(day))
  await deliverOrder(shop.app, { orderId: first.id })
  const second = await placedOrder(anna, { [good.water]: [1, 1], [good.honey]: 3 }, 2)
  const next = (await orderOf(anna, second.id)).delivery_date!
  await closeDay(shop.app, dayOf(next))
  await deliverOrder(shop.app, {
    orderId: second.id,
    counts: [{ goodId: good.water, left: 0, taken: 2 }],
  })
  await shop.work()
  const order = await orderOf(anna, second.id)
  expect(order.delivered).toMatchObject({
    lines: [
      { good_id: good.water, ordered: 1, left: 0, declared_return: 1, taken_back: 2, sum_vat: 0 },
      { good_id: good.honey, ordered: 3, left: 3, sum_vat: 15 },
    ],
    deposit_returned: 16,
  })
  expect(order.invoice_amount).toBe(order.delivered!.total)
  const text = await letter('papers.issued', second.id)
  expect(text).toContain('water: pasūtītas 1, atstātas 0, atdodamas 1, paņemtas 2')
  expect(text).toContain('Ieskaitīts kontā')
  expect(text).toContain('Nekas vairs nav jāmaksā.')
})
