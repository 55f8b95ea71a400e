import { expect, test } from 'vitest'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { good, orderShop, placedOrder } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { generate } from '../generation/generate.ts'

const shop = await orderShop()

const feedOf = async (anna: Awaited<ReturnType<typeof shop.customer>>, order?: number) => {
  const query = order === undefined ? {} : { order: String(order) }
  const { url } = await anna.api.readDeliveryCalendar({ query })
  const answer = await shop.server.inject({ url: new URL(url).pathname })
  return answer.body.replaceAll('\r\n ', '')
}

const plain = (day: Day) => day.replaceAll('-', '')

// D-30
test('the calendar holds the planned deliveries under a name, with a reminder of the empties', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 100_000 })
  const water = await runningAutoship(anna, { day: tuesday(1), lines: { [good.water]: 3 } })
  at(5)
  await generate(shop.app)
  const feed = await feedOf(anna)
  expect(feed).toContain('X-WR-CALNAME:Avots: piegādes')
  expect(feed).toContain('NAME:Avots: piegādes')
  const { order } = await anna.api.listUnconfirmedOrders()
  expect(order).toHaveLength(1)
  const starts = [...feed.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)
  expect(starts.slice(0, 3)).toEqual([1, 2, 3].map((week) => plain(tuesday(week))))
  expect(feed).toContain(`UID:autoship-${water.id}-${tuesday(2)}@`)
  expect(feed).toContain('SUMMARY:Avots: Ūdens (ieplānota)')
  const [made, planned] = feed.split('BEGIN:VEVENT').slice(1)
  expect(made).not.toContain('VALARM')
  expect(planned).toContain('TRIGGER:-PT5H')
  expect(planned).toContain('DESCRIPTION:Lūdzu\\, sagatavojiet tukšās pudeles: 3.')
  expect(await feedOf(anna, order[0]!.id)).not.toContain('autoship-')
})

// D-30
test('deliveries of long ago leave the calendar', async () => {
  await newTimes(shop)
  const peter = await shop.customer()
  const { id, params } = await placedOrder(peter, { [good.tea]: 5 })
  const day = (await peter.api.readOrder({ params })).order.delivery_date!
  expect(await feedOf(peter)).toContain(`UID:order-${id}@`)
  await shop.db
    .updateTable('orders')
    .set({ deliveryOn: addDays(day as Day, -62) })
    .where('id', '=', id)
    .execute()
  expect(await feedOf(peter)).not.toContain(`UID:order-${id}@`)
})
