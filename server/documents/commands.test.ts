import { expect, test } from 'vitest'
import { bySystem } from '../../domain/actor.ts'
import { closeDay, deliverOrder } from '../../tests/support/dispatch.ts'
import { dayOf } from '../../domain/calendar.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { billMonth } from './bill-month.ts'
import { documentCommands } from './commands.ts'

const shop = await orderShop()
const { app, clock } = shop
const run = () => documentCommands['bills overdue']!.run(app, { words: [], options: {} })

// D-31.
test('the office reads who owes, on which paper, how much and since when', async () => {
  const about = { name: 'SIA Birojs', phone: '+37167000000', payLater: true }
  const firm = await shop.customer({ ...about, creditLimitCents: 50_000 })
  const deferred = 5
  const { id, params } = await placedOrder(firm, { [good.tea]: 5 }, deferred)
  const { order } = await firm.api.readOrder({ params })
  await closeDay(app, dayOf(order.delivery_date!))
  await deliverOrder(app, { orderId: id })
  await shop.work()
  clock.set('2026-12-01T05:00:00Z')
  await billMonth(app, bySystem, '2026-11')
  expect((await run()).lines).toEqual(['Papers overdue: 0.'])
  clock.set('2027-01-20T08:00:00Z')
  const { data, lines } = await run()
  expect(data).toMatchObject({
    overdue: 1,
    papers: [{ paper: 'M-2026-000001', customerId: firm.id, name: 'SIA Birojs', reminders: 0 }],
  })
  expect(lines[1]).toMatch(
    /^M-2026-000001 of \d+ SIA Birojs: €\d+\.\d\d since 20\d\d-\d\d-\d\d, not reminded, \+37167000000, /,
  )
})
