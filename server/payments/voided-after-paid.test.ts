import { expect, test } from 'vitest'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { paymentCommands } from './commands.ts'

const shop = await payingShop()

test('a payment voided after it was paid is flagged for review, and no money moves', async () => {
  const anna = await shop.customer()
  const { payment_url, id } = await anna.call.startTopUp({ body: { topup: 12.34, method: 6 } })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  await shop.choose(payment_url, 'voided')
  await shop.work()
  const row = await shop.db
    .selectFrom('payments')
    .select(['status', 'flag'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ status: 'VOIDED', flag: 'voided_after_paid' })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(1234)
})

test('the operator clears the flag with a reason, and the alarm ends', async () => {
  const run = (name: string, options: Record<string, string> = {}) =>
    paymentCommands[name]!.run(shop.app, { words: [], options })
  const { data, lines } = await run('payment flagged')
  const id = (data as { id: number }[])[0]!.id
  expect(lines).toEqual([expect.stringContaining('voided_after_paid, VOIDED, €12.64')])
  await expect(run('payment clear', { payment: String(id) })).rejects.toThrow('Say in --why')
  expect(
    await run('payment clear', { payment: String(id), why: 'Klients samaksāja vēlreiz' }),
  ).toMatchObject({
    data: { flag: 'voided_after_paid' },
  })
  expect((await run('payment flagged')).lines).toEqual(['None.'])
  await expect(run('payment clear', { payment: String(id), why: 'Vēlreiz' })).rejects.toThrow(
    'no such flagged payment',
  )
})
