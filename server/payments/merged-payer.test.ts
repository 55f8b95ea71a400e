import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { mergeCustomers } from '../privacy/merge-customers.ts'
import { checkMoney } from './check-money.ts'

const shop = await payingShop()
const { app, db } = shop

test('money of a slow bank goes to the record in which its payer has ended, and from there back', async () => {
  const [payer, into] = [await shop.customer(), await shop.customer()]
  const { payment_url: url } = await payer.call.startTopUp({ body: { topup: 70, method: 7 } })
  await shop.choose(url, 'abandoned')
  await shop.work()
  const merging = { fromId: payer.id, intoId: into.id, reason: 'Tas pats' }
  const merged = await allOrNothing(db, (tx) => mergeCustomers(app, tx, byCommand, merging))
  expect(merged).toMatchObject({ ok: true })
  const accounts = async () => [
    (await balancesOf(db, payer.id)).accountCents,
    (await balancesOf(db, into.id)).accountCents,
  ]
  await shop.choose(url, 'paid')
  await shop.work()
  expect(await accounts()).toEqual([0, 7_000])
  const letters = db.selectFrom('mailOutbox').select('customerId')
  expect(await letters.where('template', '=', 'payments.topped-up').execute()).toEqual([
    { customerId: into.id },
  ])
  await shop.choose(url, 'voided')
  await shop.work()
  expect(await accounts()).toEqual([0, 0])
  expect(await checkMoney(app)).toEqual([])
})
