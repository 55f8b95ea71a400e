import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '../../domain/calendar.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'

const shop = await orderShop()

const changedMails = async (customerId: number) =>
  (
    await shop.db
      .selectFrom('mailOutbox')
      .select('payload')
      .where('customerId', '=', customerId)
      .where('template', '=', 'orders.changed')
      .execute()
  ).map(({ payload }) => payload)

// D-32
test('several moves of an order in a row make one letter, with the last day', async () => {
  const anna = await shop.customer()
  const { params } = await placedOrder(anna, { [good.tea]: 5 })
  const monday = addDays(shop.clock.today(), 3)
  for (const days of [0, 1, 2, 3])
    await anna.api.moveOrder({ params, body: { delivery_date: addDays(monday, days) } })
  expect(await changedMails(anna.id)).toEqual([])
  await sql`select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
    where task_identifier = 'orders.mail-moved'), run_at := now())`.execute(shop.db)
  await shop.work()
  expect(await changedMails(anna.id)).toMatchObject([{ deliveryOn: addDays(monday, 3) }])
})
