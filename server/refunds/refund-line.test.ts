import { expect, test } from 'vitest'
import { byCommand, bySystem } from '../../domain/actor.ts'
import { lineBooked } from '../../domain/ledger/bank-entries.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { placedOrder } from '../../tests/support/placed-order.ts'
import { runJobs } from '../../tests/support/run-jobs.ts'
import { testShop } from '../../tests/support/shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { documentJobs } from '../documents/jobs.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { post } from '../ledger/post.ts'
import { checkMoney } from '../payments/check-money.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import { mergeCustomers } from '../privacy/merge-customers.ts'

// D-5, office.md 1.16
const shop = await testShop()
const { db, app, pool } = shop
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@avots.example')
const preview = { query: { preview: '1' as const } }
const reason = 'Pudele bija salūzusi'

const { id: water } = await db
  .insertInto('goods')
  .values({
    link: 'udens',
    nameLv: 'Avota ūdens, 18,9 l',
    nameEn: 'Spring water',
    basePriceCents: 1000,
    lentDepositCents: 800,
    bottleKind: 'large',
  })
  .returning('id')
  .executeTakeFirstOrThrow()

/** Two bottles of 10 €, delivered and on an invoice. */
async function invoiced() {
  const { id: customerId } = await newCustomer(app, { name: 'Anna Bērziņa' })
  const lines = [{ goodId: water, order: 2 }]
  const orderId = await placedOrder(app, { customerId, lines, depositCents: 1600 })
  expect((await deliverOrder(app, { orderId })).ok).toBe(true)
  await runJobs(pool, documentJobs(app))
  const params = { id: String(customerId) }
  const { lines: refundable } = await accountant.api.readRefundable({ params })
  const bottles = refundable.find(({ isFee }) => !isFee)!
  return { customerId, orderId, params, bottles, refundable }
}

async function payDebt(customerId: number) {
  const cause = { kind: 'payment', id: 9_000_000 + customerId, step: 'paid' } as const
  const paid = lineBooked('customer', 10_000)!
  const posting = { customerId, cause, entry: paid, at: app.clock.now(), by: bySystem }
  await inTransaction(db, (tx) => post(tx, posting))
}

const creditsOf = (customerId: number) =>
  db
    .selectFrom('papers')
    .select(['totalCents', 'vat', 'correctsId'])
    .where('customerId', '=', customerId)
    .where('kind', '=', 'credit_bill')
    .orderBy('id')
    .execute()

test('goods of an invoice are refunded in part: VAT, bonus and the credit bill follow', async () => {
  const { customerId, params, bottles } = await invoiced()
  expect(bottles).toMatchObject({ leftCents: 2000, name: 'Avota ūdens, 18,9 l' })
  const { documentId, line } = bottles
  const before = await balancesOf(db, customerId)
  const body = { documentId, line, cents: 1000, to: 'account' as const, reason }
  const seen = await accountant.api.refundLine({ params, ...preview, body })
  expect(seen).toMatchObject({
    warnings: ['cannot_be_undone'],
    effects: {
      money: expect.arrayContaining([
        expect.objectContaining({ customerId, account: 'account', cents: 1000 }),
        expect.objectContaining({ customerId, account: 'bonus', cents: -before.bonusCents / 2 }),
      ]),
      documents: [{ customerId, kind: 'credit_bill', totalCents: -1000 }],
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'vat_back_cents', after: 174 }),
      ]),
    },
  })
  expect(await balancesOf(db, customerId)).toEqual(before)
  await accountant.api.refundLine({ params, body })
  await runJobs(pool, documentJobs(app))
  const after = await balancesOf(db, customerId)
  expect(after.accountCents - before.accountCents).toBe(1000)
  expect(after.bonusCents).toBe(before.bonusCents / 2)
  expect(await creditsOf(customerId)).toMatchObject([
    { totalCents: -1000, correctsId: documentId, vat: { vatCents: -174, baseCents: -826 } },
  ])
  expect(await checkMoney(app)).toEqual([])
})

test('no more than a line has cost is refunded, however many ask at once', async () => {
  const { customerId, params, bottles } = await invoiced()
  const { documentId, line } = bottles
  const before = await balancesOf(db, customerId)
  const body = { documentId, line, cents: 1500, to: 'account' as const, reason }
  const asked = [accountant, owner, accountant].map(({ api }) => api.refundLine({ params, body }))
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { error: 'more_than_left' },
  })
  expect((await balancesOf(db, customerId)).accountCents - before.accountCents).toBe(1500)
  const { lines } = await accountant.api.readRefundable({ params })
  expect(lines.find((each) => each.line === line)).toMatchObject({ leftCents: 500 })
})

test('a line of a record that has ended in another is refunded to the other', async () => {
  const { customerId: fromId, params, bottles } = await invoiced()
  await payDebt(fromId)
  const { id: intoId } = await newCustomer(app, { name: 'Anna Bērziņa' })
  const merging = { fromId, intoId, reason: 'Reģistrējās divreiz' }
  const merged = await allOrNothing(db, (tx) => mergeCustomers(app, tx, byCommand, merging))
  expect(merged).toMatchObject({ ok: true })
  const before = await balancesOf(db, intoId)
  const body = { documentId: bottles.documentId, line: bottles.line, cents: 1000, reason }
  await accountant.api.refundLine({ params, body: { ...body, to: 'account' } })
  expect((await balancesOf(db, fromId)).accountCents).toBe(0)
  expect((await balancesOf(db, intoId)).accountCents - before.accountCents).toBe(1000)
  const correcting = { params, body: { account: 'account' as const, cents: 100, reason } }
  await expect(owner.api.correctBalance(correcting)).rejects.toMatchObject({ error: 'not_found' })
  expect(await checkLedger(db)).toEqual([])
})

test('a refund to an IBAN is a transfer of that sum, once the debt is paid', async () => {
  const { customerId, params, bottles } = await invoiced()
  await payDebt(customerId)
  const { documentId, line } = bottles
  const iban = 'LV97HABA0012345678910'
  const body = { documentId, line, cents: 700, to: 'iban' as const, iban, reason }
  const waits = await accountant.api.refundLine({ params, body })
  if (!('approvalId' in waits)) throw new Error('It was done alone')
  const approval = { id: String(waits.approvalId) }
  const { preview: shown } = await owner.api.readApproval({ params: approval })
  await owner.api.approve({ params: approval, body: { previewHash: shown!.hash } })
  const { rows } = await accountant.api.listRefunds({ query: { sort: '-id', limit: '1' } })
  expect(rows[0]).toMatchObject({ customer: customerId, cents: 700, accountCents: 700, to: 'iban' })
  expect(await checkLedger(db)).toEqual([])
})

test('a delivery whose invoice is refunded in part is not reversed whole', async () => {
  const { orderId, params, bottles } = await invoiced()
  const { documentId, line } = bottles
  const body = { documentId, line, cents: 100, to: 'account' as const, reason }
  await accountant.api.refundLine({ params, body })
  const counts = [{ goodId: water, left: 1, taken: 0 }]
  const correcting = dispatcher.api.correctDelivery({
    params: { id: String(orderId) },
    body: { counts, reason },
  })
  await expect(correcting).rejects.toMatchObject({ error: 'refunded_in_part' })
})
