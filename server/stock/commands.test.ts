import { expect, test } from 'vitest'
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
  await releaseStock(shop.db, orderId)
  await expect(command('stock set', ['99999', '4'])).rejects.toThrow('There is no such good.')
  await expect(command('stock set', ['101', 'many'])).rejects.toThrow(
    'PIECES must be a whole number.',
  )
})

async function orderOf(goodId: number, ordered: number) {
  const { id: customerId } = await shop.db
    .insertInto('customers')
    .values({ role: 'guest' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: orderId } = await shop.db
    .insertInto('orders')
    .values({ customerId, status: 'returnedToCart', placedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db.insertInto('orderItems').values({ customerId, orderId, goodId, ordered }).execute()
  return { customerId, orderId }
}
