import { expect, test } from 'vitest'
import { filledCart, furnish, good } from '../../tests/support/order-shop.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { parcelCommands } from './parcel-commands.ts'

const shop = await furnish(await payingShop())
const { id: machineId } = await shop.db
  .insertInto('parcelMachines')
  .values({
    carrier: 'omniva',
    externalId: 'RIX7',
    name: 'Rīgas T/C “Origo”',
    address: 'Stacijas laukums 2',
    latitude: 56.95,
    longitude: 24.12,
    seenAt: shop.clock.now(),
  })
  .returning('id')
  .executeTakeFirstOrThrow()
await shop.db.updateTable('goods').set({ weightGrams: 720 }).where('id', '=', good.honey).execute()

const runCommand = async (name: string, options: Record<string, string> = {}) =>
  (await parcelCommands[name]!.run(shop.app, { words: [], options })).lines

test('a parcel is listed with weight and machine, handed over and collected', async () => {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { params } = await filledCart(anna, { [good.honey]: 3 }, 2)
  await anna.api.changeCart({ params, body: { delivery_type_id: 2, parcel_machine_id: machineId } })
  await anna.api.placeOrder({ params })
  const order = params.id
  expect(await runCommand('parcel list')).toEqual([
    `${order}: to hand over, 2.16 kg, Rīgas T/C “Origo”, Stacijas laukums 2, Anna Bērziņa +37120000000`,
  ])
  await runCommand('parcel handed-over', { order, tracking: 'CC123456789LV' })
  await runCommand('parcel handed-over', { order })
  expect(await runCommand('parcel list')).toEqual([
    expect.stringContaining('on its way CC123456789LV, 2.16 kg'),
  ])
  expect((await anna.api.readOrder({ params })).order).toMatchObject({
    status: 4,
    lock: 1,
    may: { cancel: 'locked', edit: 'locked' },
  })
  await runCommand('parcel collected', { order })
  expect((await anna.api.readOrder({ params })).order).toMatchObject({ status: 5 })
  expect(await runCommand('parcel list')).toEqual(['There are none.'])
})

test('an unpaid parcel is not handed over, and a cancelled one leaves the list', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.honey]: 1 }, 7)
  await anna.api.changeCart({ params, body: { delivery_type_id: 3 } })
  const { payment_url } = await anna.api.placeOrder({ params })
  expect(await runCommand('parcel list')).toEqual(['There are none.'])
  await expect(runCommand('parcel handed-over', { order: params.id })).rejects.toThrow(
    'not waiting for delivery, status "waitsForPayment"',
  )
  await shop.choose(payment_url!, 'paid')
  await shop.work()
  expect(await runCommand('parcel list')).toEqual([
    expect.stringContaining(`${params.id}: to hand over`),
  ])
  await anna.api.cancelOrder({ params })
  expect(await runCommand('parcel list')).toEqual(['There are none.'])
  await expect(runCommand('parcel handed-over', { order: params.id })).rejects.toThrow(
    'not waiting for delivery, status "cancelled"',
  )
})
