import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { stockedShop } from '../../tests/support/stocked-shop.ts'
import { stockCommands } from './commands.ts'
import { releaseStock, reserveStock } from './reserve-stock.ts'

const shop = await stockedShop()
const command = (name: string, words: string[], options: Record<string, string> = {}) =>
  stockCommands[name]!.run(shop.app, { words, options })

test('counted pieces become the stock, but never fewer than orders have reserved', async () => {
  expect((await command('stock set', ['101', '12'], { note: 'inventory' })).data).toMatchObject({
    now: 12,
  })
  await expect
    .poll(
      async () => (await shop.nobody.readGood({ params: { id: '101' } })).available_for_customer,
    )
    .toBe(12)
  const { orderId } = await orderOf(101, 5)
  await reserveStock(shop.db, orderId)
  await expect(command('stock set', ['101', '4'])).rejects.toThrow(
    'Orders keep 5 pieces of good 101',
  )
  // D-16.
  await expect(command('stock set', ['101', '4'])).rejects.toThrow(
    `Order ${orderId} keeps 5: Anna Bērziņa, 2026-11-24`,
  )
  await releaseStock(shop.db, orderId)
  await expect(command('stock set', ['99999', '4'])).rejects.toThrow('There is no such good.')
  await expect(command('stock set', ['101', 'many'])).rejects.toThrow(
    'PIECES must be a whole number.',
  )
})

// Trap 15.
test('what comes and what is spoiled is written by the pieces, with its paper or its reason', async () => {
  await command('stock set', ['102', '10'])
  const came = await command('stock receive', ['102', '6'], { why: 'SIA Pildītava, PPR 118' })
  expect(came.data).toEqual({ good_id: 102, now: 16 })
  const gone = await command('stock write-off', ['102', '2'], { why: 'Saplīsa' })
  expect(gone.data).toEqual({ good_id: 102, now: 14 })
  const { orderId } = await orderOf(102, 13)
  await reserveStock(shop.db, orderId)
  await expect(command('stock write-off', ['102', '2'], { why: 'Saplīsa' })).rejects.toThrow(
    'Orders keep 13 pieces of good 102',
  )
  await releaseStock(shop.db, orderId)
  await expect(command('stock receive', ['102', '1'])).rejects.toThrow('--why must say')
  const kinds = await shop.db
    .selectFrom('stockMovements')
    .select(['kind', 'quantity', 'note'])
    .where('goodId', '=', 102)
    .where('causeKind', '=', 'audit')
    .where('kind', '<>', 'count')
    .orderBy('id')
    .execute()
  expect(kinds).toEqual([
    { kind: 'receipt', quantity: 6, note: 'SIA Pildītava, PPR 118' },
    { kind: 'write_off', quantity: -2, note: 'Saplīsa' },
  ])
})

async function orderOf(goodId: number, ordered: number) {
  const { id: customerId } = await shop.db
    .insertInto('customers')
    .values({ role: 'guest', name: 'Anna Bērziņa' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: orderId } = await shop.db
    .insertInto('orders')
    .values({
      customerId,
      status: 'returnedToCart',
      placedAt: new Date(),
      deliveryOn: dayOf('2026-11-24'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db.insertInto('orderItems').values({ customerId, orderId, goodId, ordered }).execute()
  return { customerId, orderId }
}
