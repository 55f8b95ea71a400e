import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { mailContext } from '../mails.ts'
import { writeMail } from '../platform/mail/write-mail.ts'

const shop = await orderShop()

test('the link in an order’s mail opens that order without logging in for 30 days', async () => {
  const anna = await shop.customer()
  const { id } = await placedOrder(anna, { [good.honey]: 1 })
  const mail = await shop.db
    .selectFrom('mailOutbox')
    .select(['template', 'payload', 'customerId'])
    .where('template', '=', 'orders.placed')
    .where('customerId', '=', anna.id)
    .executeTakeFirstOrThrow()
  const { text } = await writeMail(mailContext(shop.app), { ...mail, language: 'lv', name: null })
  const [, orderId, key] = /\/order\/(\d+)\?key=(\S+)/.exec(text)!
  expect(Number(orderId)).toBe(id)
  const open = () => shop.nobody.readOrderByKey({ params: { key: key! } })
  expect((await open()).order.id).toBe(id)
  shop.clock.set('2026-12-21T08:00:00Z')
  await expect(open()).rejects.toMatchObject({ status: 404 })
})
