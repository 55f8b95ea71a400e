import { expect, test } from 'vitest'
import { testShop } from '../../tests/support/shop.ts'
import { checkMoney } from './check-money.ts'

const shop = await testShop()

const figure = async (name: string) => {
  const { body } = await shop.server.inject({
    method: 'GET',
    url: '/metrics',
    remoteAddress: '127.0.0.1',
  })
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  )
}

test('the result of a worker’s check is served by the metrics of a web process', async () => {
  await checkMoney(shop.app)
  expect(await figure('avots_ledger_problems')).toBe(0)
  expect(await figure('avots_ledger_checked_timestamp_seconds')).toBeGreaterThan(1_700_000_000)
  // The row that a worker in another process would insert.
  await shop.db.insertInto('moneyChecks').values({ problems: 3 }).execute()
  expect(await figure('avots_ledger_problems')).toBe(3)
})
