import { bySystem, byCommand } from '../../domain/actor.ts'
import { expect, test } from 'vitest'
import { correctionEntry } from '../../domain/ledger/correction.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { placedOrder } from '../../tests/support/placed-order.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { readQr } from '../../tests/support/read-qr.ts'
import { runJobs } from '../../tests/support/run-jobs.ts'
import { testShop } from '../../tests/support/shop.ts'
import { draftCartFor } from '../cart/draft-cart.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { billMonth } from './bill-month.ts'
import { documentJobs } from './jobs.ts'
import { markOverdue } from './mark-overdue.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'

const shop = await testShop()
const { db, app, pool, clock } = shop

const { id: cooler } = await db
  .insertInto('goods')
  .values({
    link: 'dzesetaja-noma',
    nameLv: 'Dzesētāja noma',
    nameEn: 'Cooler rental',
    kind: 'rentable',
    basePriceCents: 790,
    monthlyPaymentCents: 790,
    lentDepositCents: 5000,
  })
  .returning('id')
  .executeTakeFirstOrThrow()

const customer = await newCustomer(app, { creditLimitCents: 50_000, payLater: true })

/** Sets the clock without letting the customer's session expire. */
async function travelTo(instant: string) {
  clock.set(instant)
  await db.updateTable('sessions').set({ lastUsedAt: clock.now() }).execute()
}

async function billPdf(billId: number): Promise<Buffer> {
  const { url } = await shop.as(customer.token).readBillFile({ params: { id: String(billId) } })
  const { pathname, search } = new URL(url)
  return (await shop.server.inject({ method: 'GET', url: pathname + search })).rawPayload
}

test('the first month of a rental is paid with its order, and a deferred invoice is billed', async () => {
  const orderId = await placedOrder(app, {
    customerId: customer.id,
    method: 'deferred',
    lines: [{ goodId: cooler, order: 2 }],
    depositCents: 10_000,
  })
  await deliverOrder(app, { orderId })
  await runJobs(pool, documentJobs(app))
  await travelTo('2026-12-01T05:00:00Z')
  expect(
    await Promise.all([billMonth(app, bySystem, '2026-11'), billMonth(app, bySystem, '2026-11')]),
  ).toContainEqual({
    issued: 1,
  })
  expect(await billMonth(app, bySystem, '2026-11')).toEqual({ issued: 0 })
  const { bill } = await shop.as(customer.token).listBills({ query: { kind: 'monthly' } })
  expect(bill.data).toMatchObject([
    { amount: 115.8, to_pay: 115.8, due_on: '2026-12-15', month: '2026-11-01' },
  ])
  const pdf = await billPdf(bill.data[0]!.id)
  const text = readPdf(pdf)
  expect(text).toMatch(/Pēcapmaksas rēķins R-2026-000001, 20\.11\.2026\./)
  expect(text).toMatch(/Jāmaksā\s+115,80 €/)
  // The QR code is read from the rendered page, as a banking app does.
  const transfer = [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'SIA Avots',
    'LV69TEST0000000000001',
    'EUR115.80',
    '',
    '',
  ]
  expect(await readQr(pdf)).toBe(
    [...transfer, `M-2026-000001, ${bankReference(customer.id)}`].join('\n'),
  )
})

// D-26
test('the rent of the next month is billed with VAT and charged to the account', async () => {
  await travelTo('2027-01-01T05:00:00Z')
  const before = await balancesOf(db, customer.id)
  expect(await billMonth(app, bySystem, '2026-12')).toEqual({ issued: 1 })
  expect((await balancesOf(db, customer.id)).accountCents).toBe(before.accountCents - 612)
  const { bill } = await shop.as(customer.token).listBills({ query: { kind: 'monthly' } })
  const text = readPdf(await billPdf(bill.data[0]!.id))
  expect(text).toContain('M-2027-000001')
  expect(text).toMatch(
    /(?<!Noma: )Dzesētāja noma, 20\.12\.2026\.–31\.12\.2026\. gab\. 2 2,5289 21 % 6,12/,
  )
  const { transaction } = await shop
    .as(customer.token)
    .listTransactions({ query: { code: 'monthly' } })
  expect(transaction.data).toMatchObject([{ amount: -6.12, has_invoice: 1 }])
  const readInvoice = (id: number) =>
    shop.as(customer.token).readTransactionInvoice({ params: { id: String(id) } })
  const { url } = await readInvoice(transaction.data[0]!.id)
  expect(url).toContain('/files/papers/M-2027-000001.pdf?key=')
  // S-m15
  expect((await shop.server.inject(url)).headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  })
  await expect(readInvoice(999_999)).rejects.toMatchObject({ status: 404 })
})

const hasOverdueDebt = async () => {
  const nextOrder = { customerId: customer.id, addressId: null, deliveryOn: null, notes: '' }
  return (await draftCartFor(db, nextOrder)).customer.hasOverdueDebt
}

test('a bill past its due day is overdue until it is paid, the oldest first', async () => {
  await travelTo('2027-01-20T05:00:00Z')
  expect(await markOverdue(app)).toEqual({ overdue: 2 })
  expect(await hasOverdueDebt()).toBe(true)
  const pay = (id: number, cents: number) =>
    inTransaction(db, (tx) =>
      post(tx, {
        customerId: customer.id,
        by: byCommand,
        cause: { kind: 'correction', id, step: 'paid' },
        entry: correctionEntry('account', cents),
        at: clock.now(),
        note: 'Bankas maksājums',
      }),
    )
  await pay(1, 11_580)
  expect(await markOverdue(app)).toEqual({ overdue: 1 })
  await pay(2, 1580)
  expect(await markOverdue(app)).toEqual({ overdue: 0 })
  expect(await hasOverdueDebt()).toBe(false)
})

test('a shop that was down for three months bills each of them once', async () => {
  await travelTo('2027-04-03T05:00:00Z')
  const runJob = () => documentJobs(app)['papers.bill-last-month']()
  await Promise.all([runJob(), runJob()])
  await runJob()
  const { bill } = await shop.as(customer.token).listBills({ query: { kind: 'monthly' } })
  expect(bill.data.map(({ month, amount }) => [month, amount])).toEqual([
    ['2027-03-01', 15.8],
    ['2027-02-01', 15.8],
    ['2027-01-01', 15.8],
    ['2026-12-01', 6.12],
    ['2026-11-01', 115.8],
  ])
})

test('a customer who paid in time is not checked again', async () => {
  const cause = { kind: 'correction', id: 3, step: 'paid' } as const
  const entry = correctionEntry('account', 3 * 1580)
  await inTransaction(db, (tx) =>
    post(tx, {
      customerId: customer.id,
      by: byCommand,
      cause,
      entry,
      at: clock.now(),
      note: 'Bankas maksājums',
    }),
  )
  await travelTo('2027-04-30T05:00:00Z')
  const { answer, statements } = await recordStatements(() => markOverdue(app))
  expect(answer).toEqual({ overdue: 0 })
  expect(statements).toHaveLength(1)
})

test('a bill that fails does not stop the others, and is issued by the next run', async () => {
  const others = [await newCustomer(app), await newCustomer(app)]
  const rental = { goodId: cooler, count: 1, monthlyCents: 790, startedOn: clock.today() }
  await db
    .insertInto('rentals')
    .values(others.map(({ id }) => ({ ...rental, customerId: id })))
    .execute()
  await db
    .updateTable('rentals')
    .set({ endedOn: clock.today() })
    .where('customerId', '=', customer.id)
    .execute()
  await travelTo('2027-06-01T05:00:00Z')
  let calls = 0
  const now = () => {
    calls += 1
    if (calls === 1) throw new Error('no time')
    return clock.now()
  }
  const failingOnce = { ...app, clock: { now, today: () => clock.today() } }
  await expect(billMonth(failingOnce, bySystem, '2027-05')).rejects.toThrow(
    `1 bills of 2027-05 were made, but not those of ${others[0]!.id}`,
  )
  expect(await billMonth(app, bySystem, '2027-05')).toEqual({ issued: 1 })
})
