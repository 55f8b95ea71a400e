import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { orderKey } from './order-link.ts'

const shop = await orderShop()
const { clock } = shop

const feedStatus = async (url: string) =>
  (await shop.server.inject(new URL(url).pathname)).statusCode

// S-m8
test('the calendar’s address and the links of mails stop when their owner takes them back', async () => {
  const anna = await shop.customer()
  const { id: orderId } = await placedOrder(anna, { [good.honey]: 1 })
  const { url } = await anna.api.readDeliveryCalendar()
  const key = orderKey(shop.app, { customerId: anna.id, orderId }, new Date('2026-12-20T00:00:00Z'))
  const readByKey = () => shop.nobody.readOrderByKey({ params: { key } })
  expect(await feedStatus(url)).toBe(200)
  expect((await readByKey()).order.id).toBe(orderId)
  clock.set('2026-11-20T08:00:05Z')
  await anna.api.takeLinksBack()
  expect(await feedStatus(url)).toBe(404)
  await expect(readByKey()).rejects.toMatchObject({ error: 'not_found' })
  expect(await feedStatus((await anna.api.readDeliveryCalendar()).url)).toBe(200)
})

// S-m8
test('a new password stops the links that were made before it', async () => {
  const juris = await registeredPerson(shop)
  const { url } = await juris.as.readDeliveryCalendar()
  clock.set('2026-11-20T08:01:00Z')
  const words = 'pavisam jauns vārdu krājums'
  await juris.as.changePassword({
    params: { id: String(juris.id) },
    body: { password: words, paswordRepeat: words },
  })
  expect(await feedStatus(url)).toBe(404)
})
