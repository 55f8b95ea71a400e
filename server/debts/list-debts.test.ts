import { expect, test } from 'vitest'
import { byCommand, byCustomer } from '../../domain/actor.ts'
import { addDays } from '../../domain/calendar.ts'
import { billLate } from '../../tests/support/bill-late.ts'
import { autoshipOrder } from '../../tests/support/generated-order.ts'
import { credit, good, orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { moveBottles } from '../bottles/move-bottles.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { inTransaction } from '../platform/database/transaction.ts'

// office.md 1.10
const shop = await orderShop()
const { app, db, clock } = shop
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')

async function debtor() {
  const { id: customerId, addressId } = await shop.customer()
  await billLate(app, { customerId, cents: 3_000, daysLate: 12 })
  const row = async (filter = '') => {
    const { rows } = await accountant.api.listDebts({ query: { filter } })
    return rows.find(({ id }) => id === customerId)
  }
  return { customerId, addressId, row }
}

test('of a debtor’s bottles what the deposit by steps does not cover is named', async () => {
  const { customerId, row } = await debtor()
  expect(await row()).toMatchObject({ bottles: 0, uncoveredCents: 0 })
  await moveBottles(db, {
    customerId,
    by: byCommand,
    cause: { kind: 'opening', id: customerId },
    movedOn: clock.today(),
    goods: [{ goodId: good.water, delivered: 6, returned: 0, depositCents: 0 }],
  })
  await credit(shop, customerId, 'deposit', 1_600)
  expect(await row()).toMatchObject({ bottles: 6, uncoveredCents: 4_640 - 1_600 })
  await credit(shop, customerId, 'deposit', 4_000)
  expect(await row()).toMatchObject({ uncoveredCents: 0 })
})

test('of a debtor’s next delivery it is named what would stop it when its day closes', async () => {
  const { customerId, addressId, row } = await debtor()
  expect(await row()).toMatchObject({ nextDelivery: null, deliveryStop: 'none' })
  const day = addDays(clock.today(), 3)
  const wish = { customerId, addressId, day, goodId: good.honey, ordered: 1 }
  const orderId = await autoshipOrder(app, wish)
  expect(await row()).toMatchObject({ nextDelivery: day, deliveryStop: 'not_confirmed' })
  const by = byCustomer(customerId)
  await inTransaction(db, (tx) => confirmOrder(app, tx, by, { customerId, orderId }))
  expect(await row('deliveryStop:in:not_paid,held')).toMatchObject({ deliveryStop: 'not_paid' })
  expect(await row('deliveryStop:in:none')).toBeUndefined()
})
