import { expect, test } from 'vitest'
import { newCustomer } from '../../../tests/support/new-customer.ts'
import { overduePaper } from '../../../tests/support/overdue-paper.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { newColleague } from '../../../tests/support/staff-client.ts'
import { readDriverDay } from './read-driver-day.ts'

async function doorOfDay() {
  const shop = await roadShop()
  await addVan(shop)
  const { id: customerId, token } = await newCustomer(shop.app)
  const { id: addressId } = await shop.db
    .insertInto('addresses')
    .values({ customerId, regionId: 1, street: 'Miera iela', houseNo: '1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const door = { customerId, addressId }
  const { orderId } = await shop.order({ left: 2, house: 1, door })
  await shop.close()
  const driverId = await addDriver(shop)
  await driveOut(shop, driverId)
  const { device: phoneId } = await addPhone(shop, driverId)
  const stop = async () => (await readDriverDay(shop.app, { driverId, phoneId })).stops[0]!
  return { shop, stop, ...door, orderId, token }
}

// Issue 24: "call before", and an old debt only where the office allows it.
test('the phone calls before and takes an old debt only where the office has said so', async () => {
  const { shop, stop, customerId, addressId } = await doorOfDay()
  await overduePaper(shop.db, customerId, 42_10)
  expect(await stop()).toMatchObject({ callBeforeMinutes: null, overdueCents: 0 })
  const { api } = await newColleague(shop, 'customerService', 'ilze@avots.example')
  const params = { id: String(customerId), addressId: String(addressId) }
  const body = { callBeforeMinutes: 15, takesDebt: true }
  const seen = await api.changeAddressFor({ params, query: { preview: '1' }, body })
  const { hash: previewHash } = seen as { hash: string }
  const done = await api.changeAddressFor({ params, query: {}, body: { ...body, previewHash } })
  expect(await stop()).toMatchObject({ callBeforeMinutes: 15, overdueCents: 42_10 })
  const { actionId } = done as { actionId: number }
  await api.undoAction({ params: { id: String(actionId) } })
  expect(await stop()).toMatchObject({ callBeforeMinutes: null, overdueCents: 0 })
})

// Issue 24: change to give.
test('a customer says which banknote the driver has to change, until the order has come', async () => {
  const { shop, stop, token, orderId } = await doorOfDay()
  const params = { id: String(orderId) }
  const says = (pays_with: 50 | null) => shop.as(token).setPaysWith({ params, body: { pays_with } })
  expect((await stop()).paysWithCents).toBeNull()
  await says(50)
  await says(50)
  expect((await shop.as(token).readPaysWith({ params })).data).toEqual({ pays_with: 50 })
  expect((await stop()).paysWithCents).toBe(50_00)
  await shop.db
    .updateTable('orders')
    .set({ paymentMethod: 'account' })
    .where('id', '=', orderId)
    .execute()
  await expect(says(null)).rejects.toMatchObject({ status: 409, error: 'locked' })
})
