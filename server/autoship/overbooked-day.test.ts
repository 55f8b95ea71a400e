import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import type { DeedAnswer } from '../../contract/office/deed-call.ts'
import { good, orderShop, placedOrder, region } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { zoneCommands } from '../orders/zone-commands.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const wednesday = dayOf('2026-11-25')

const doneOf = (answer: DeedAnswer) => {
  if (!('actionId' in answer)) throw new Error(JSON.stringify(answer))
  return answer
}

const limit = (bottles: string) =>
  zoneCommands['zone limit']!.run(shop.app, { words: ['R'], options: { bottles } })

const dayOfOrder = async (id: number) =>
  (
    await shop.db
      .selectFrom('orders')
      .select('deliveryOn')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).deliveryOn

test('the office puts an order on a full day with a reason alone', async () => {
  const [first, second] = [
    await placedOrder(await shop.customer(), { [good.water]: 2 }),
    await placedOrder(await shop.customer(), { [good.water]: 2 }),
  ]
  await limit('3')
  await expect
    .poll(async () => (await shop.app.territory(shop.clock.today())).limitsOf(region.riga))
    .toMatchObject({ maxBottles: 3 })
  const move = (orderId: number, reason?: string) =>
    owner.api.moveOrders({
      body: { orderIds: [orderId], day: wednesday, ...(reason !== undefined && { reason }) },
    })
  await move(first.id)
  await expect(move(second.id)).rejects.toMatchObject({ status: 422 })
  const before = await dayOfOrder(second.id)
  const moved = doneOf(await move(second.id, 'Vedīs otrs auto'))
  expect(await dayOfOrder(second.id)).toBe(wednesday)
  await owner.api.undoAction({ params: { id: String(moved.actionId) } })
  expect(await dayOfOrder(second.id)).toBe(before)
})
