import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { dispatchCommands } from './commands.ts'

const shop = await orderShop()

const run = (name: string, options: Record<string, string>, words: string[] = []) =>
  dispatchCommands[name]!.run(shop.app, { words, options })

test('the office closes a day, prints its sheet and records a delivery with counts', async () => {
  const anna = await shop.customer()
  const { id, params } = await placedOrder(anna, { [good.tea]: 5, [good.honey]: 2 })
  const [order, date] = [String(id), (await anna.api.readOrder({ params })).order.delivery_date!]
  expect((await run('day close', { date })).lines).toEqual([
    `${date} is closed. Orders locked: 1; skipped: 0.`,
  ])
  const sheet = (await run('day sheet', { date })).lines
  expect(sheet).toEqual(
    expect.arrayContaining(['   tea: atstāt 5', '   honey: atstāt 2', '   5 × tea']),
  )
  const counts = [`${good.tea}=5/0`, `${good.honey}=1/0`]
  const { lines } = await run('deliver', { order, counts: counts[0]!, cash: '1.00' }, [counts[1]!])
  expect(lines[0]).toMatch(new RegExp(`^Order ${order} is delivered; to the account: `))
  expect((await run('deliver', { order })).lines[0]).toContain('was delivered before')
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBeLessThan(0)
})

test('a command that cannot be done answers one clear line', async () => {
  await expect(run('day close', { date: 'tomorrow' })).rejects.toThrow('--date must be a day')
  await expect(run('deliver', { order: 'x' })).rejects.toThrow('--order must be a number')
  await expect(run('deliver', { order: '1', counts: '3' })).rejects.toThrow(
    '3 must be like 101=3/2',
  )
  await expect(run('deliver', { order: '1', counts: '3=1/0' }, ['3=2/0'])).rejects.toThrow(
    'Good 3 is counted twice.',
  )
  await expect(run('deliver', { order: '1', cash: '-1' })).rejects.toThrow('--cash must be a sum')
  await expect(run('deliver', { order: '999999' })).rejects.toThrow('no such order')
  await expect(run('undelivered', { order: '1', why: ' ' })).rejects.toThrow(
    '--why must say what happened.',
  )
  await expect(run('undelivered', { order: '999999', why: 'x' })).rejects.toThrow('no such order')
})
