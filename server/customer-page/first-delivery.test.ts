import { expect, test } from 'vitest'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')

// Issue 23: the checklist of a first delivery fills itself.
test('the list before a first delivery fills itself, and is gone after it', async () => {
  const anna = await shop.customer({ phone: '+37120000001', emailConfirmedAt: null })
  const params = { id: String(anna.id) }
  const steps = async () => {
    const { firstDelivery } = await service.api.readCustomerPage({ params })
    return firstDelivery?.flatMap(({ step, isDone }) => (isDone ? [step] : [])) ?? null
  }
  expect(await steps()).toBeNull()
  const { id } = await placedOrder(anna, { [good.water]: 2 })
  expect(await steps()).toEqual(['zone_known', 'phone_known', 'payment_known'])
  await shop.db
    .updateTable('mailOutbox')
    .set({ state: 'sent', sentAt: shop.clock.now() })
    .where('customerId', '=', anna.id)
    .execute()
  const confirmed = { emailConfirmedAt: shop.clock.now() }
  await shop.db.updateTable('customers').set(confirmed).where('id', '=', anna.id).execute()
  await shop.db
    .insertInto('addressPlaces')
    .values({
      addressId: anna.addressId,
      customerId: anna.id,
      source: 'house',
      latitude: 56.95,
      longitude: 24.1,
      setAt: shop.clock.now(),
      actorKind: 'system',
    })
    .execute()
  expect(await steps()).toHaveLength(6)
  await shop.db
    .updateTable('orders')
    .set({ status: 'waitingForDelivery', lockedAt: shop.clock.now() })
    .where('id', '=', id)
    .execute()
  expect(await deliverOrder(shop.app, { orderId: id })).toMatchObject({ ok: true })
  expect(await steps()).toBeNull()
})

test('many bottles for cash at a first order are shown as a sign, and block nothing', async () => {
  const anna = await shop.customer()
  const params = { id: String(anna.id) }
  await placedOrder(anna, { [good.water]: 12 })
  const { signs } = await service.api.readCustomerPage({ params })
  expect(signs.map(({ sign }) => sign)).toContain('many_bottles_for_cash')
})
