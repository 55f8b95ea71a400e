import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { bankShop } from '../../../tests/support/paying-shop.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { findMoneyProblems } from '../../payments/check-money.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { bookStop } from '../events/book-stop.ts'
import { readDriverDay } from './read-driver-day.ts'

async function atTheDoors() {
  const shop = await bankShop(roadShop)
  await addVan(shop)
  const first = await shop.order({ left: 2, house: 1 })
  const door = { customerId: first.customerId, addressId: first.addressId }
  const other = await shop.order({ left: 1, house: 2 })
  await shop.order({ left: 1, house: 1, door })
  await shop.close()
  const driverId = await addDriver(shop)
  await driveOut(shop, driverId)
  const phone = await addPhone(shop, driverId)
  const stopAt = async (house: 1 | 2) => {
    const { customerId } = house === 1 ? first : other
    const { stops } = await readDriverDay(shop.app, { driverId, phoneId: phone.device })
    return stops.find((stop) => stop.customerId === customerId)!
  }
  const accountCents = async () => (await balancesOf(shop.db, first.customerId)).accountCents
  return { shop, nobody: shop.nobody, phone, stopAt, accountCents, orderId: first.orderId }
}

const keyOf = (link: string) => new URL(link).searchParams.get('key')!

// Issue 24: the code on the phone leads to a payment that asks for no log-in.
test('anyone at the door pays its orders by the code of the phone, which then reads them as paid', async () => {
  const { shop, nobody, phone, stopAt, accountCents, orderId } = await atTheDoors()
  const stop = await stopAt(1)
  expect(stop.topUps).toEqual([])
  expect(await stopAt(1), 'the code is the same all day').toMatchObject({ payLink: stop.payLink })
  const key = keyOf(stop.payLink)
  const { data: link } = await nobody.readPayLink({ params: { key } })
  expect(link).toMatchObject({ order_id: orderId, paid: 0 })
  expect(link.methods).toContainEqual(expect.objectContaining({ id: 6 }))
  const begun = await nobody.startLinkPayment({ params: { key }, body: { sum: 31.8, method: 7 } })
  const { back, token } = await shop.choose(begun.payment_url, 'paid')
  expect(back).toMatch(/\/pay\/AV-\w+\?order-token=/)
  const { data: returned } = await nobody.linkCallback({ body: { payment_token: token } })
  const params = { key: returned.key, id: String(returned.id) }
  expect((await nobody.readLinkPayment({ params })).temptrx).toMatchObject({
    status: 1,
    topup: 31.8,
  })
  expect((await nobody.readPayLink({ params: { key } })).data.paid).toBe(31.8)
  expect(await stopAt(1)).toMatchObject({ topUps: [3180] })
  expect(await stopAt(2)).toMatchObject({ topUps: [] })
  expect(await accountCents()).toBe(3180)

  const counts = [{ goodId: shop.water, left: 2, taken: 0, damaged: 0, notOurs: 0 }]
  const fact = { kind: 'delivered', counts, cashCents: 0, paysBy: 'link' } as const
  const told = phone.tell(stop.id, fact)
  await phone.send([told])
  await allOrNothing(shop.db, (tx) => bookStop(shop.app, tx, byCommand, stop.id))
  expect(await accountCents()).toBe(0)
  expect(await findMoneyProblems(shop.db)).toEqual([])
})

test('a link pays its own customer’s order alone, and says nothing of other payments', async () => {
  const { shop, nobody, stopAt } = await atTheDoors()
  const [one, two] = [await stopAt(1), await stopAt(2)]
  const own = { params: { key: keyOf(two.payLink) }, body: { sum: 5, method: 6 as const } }
  const { id } = await nobody.startLinkPayment(own)
  const foreign = nobody.readLinkPayment({ params: { key: keyOf(one.payLink), id: String(id) } })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
  const wrong = keyOf(one.payLink).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const key of [wrong, 'x'])
    await expect(nobody.readPayLink({ params: { key } })).rejects.toMatchObject({ status: 404 })
  shop.clock.set('2026-12-25T08:00:00Z')
  await expect(nobody.readPayLink({ params: { key: keyOf(one.payLink) } })).rejects.toMatchObject({
    status: 404,
  })
})
