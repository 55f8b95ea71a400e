import { expect, test } from 'vitest'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { balancesOf } from '../ledger/balances.ts'

const shop = await payingShop()

test('paid and then voided by the bank: a person is told, and the money is not moved by itself', async () => {
  const anna = await shop.customer()
  const { payment_url, id } = await anna.call.startTopUp({ body: { topup: 12.34, method: 6 } })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  await shop.choose(payment_url, 'voided')
  await shop.work()
  const row = await shop.db.selectFrom('payments').select(['status', 'flag']).where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ status: 'VOIDED', flag: 'voided_after_paid' })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(1234)
})
