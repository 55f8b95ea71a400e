import { byCommand } from '../../domain/actor.ts'
import { expect, test } from 'vitest'
import { correctionEntry } from '../../domain/ledger/correction.ts'
import { setStock } from '../../tests/support/order-shop.ts'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { placedOrder } from '../../tests/support/placed-order.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { testShop } from '../../tests/support/shop.ts'
import { customerDeposit } from '../bottles/held-bottles.ts'
import { runJobs } from '../../tests/support/run-jobs.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { documentJobs } from '../documents/jobs.ts'
import { deliveredAnswer } from '../orders/delivered-goods.ts'
import { ordersById } from '../orders/load-orders.ts'
import type { DeliveryRecord } from './recorded-delivery.ts'
import { settleDispute } from './settle-dispute.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'

const shop = await testShop()
const { db, app, pool, clock } = shop

const good = (link: string, values: object) =>
  db
    .insertInto('goods')
    .values({ link, nameLv: link, nameEn: link, basePriceCents: 100, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)

const water = await good('udens', {
  nameLv: 'Avota ūdens, 18,9 l',
  basePriceCents: 790,
  lentDepositCents: 800,
  bottleKind: 'large',
})
const pump = await good('pumpis', { nameLv: 'Pumpis', basePriceCents: 1200 })
const set = await good('komplekts', {
  nameLv: 'Komplekts “Mājai”',
  basePriceCents: 2790,
  lentDepositCents: 1600,
  bottleKind: 'large',
  bottlesOfGoodId: water,
  bottlesInSet: 2,
})

async function customerWith(accountCents: number) {
  const customer = await newCustomer(app)
  const cause = { kind: 'correction', id: customer.id, step: 'opening' } as const
  const opening = {
    customerId: customer.id,
    by: byCommand,
    cause,
    entry: correctionEntry('account', accountCents),
    at: app.clock.now(),
  }
  if (accountCents !== 0) await inTransaction(db, (tx) => post(tx, { ...opening, note: 'Sākums' }))
  return customer
}

async function deliver(record: DeliveryRecord) {
  const outcome = await deliverOrder(app, record)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  await runJobs(pool, documentJobs(app))
  return outcome.value
}

async function invoiceText(token: string, orderId: number): Promise<string> {
  const { url } = await shop.as(token).readOrderInvoice({ params: { id: String(orderId) } })
  const { pathname, search } = new URL(url)
  const response = await shop.server.inject({ method: 'GET', url: pathname + search })
  expect(response.statusCode).toBe(200)
  return readPdf(response.rawPayload)
}

test('a delivery as ordered books bottles, deposit and bonus, and its invoice shows them', async () => {
  const { id, token } = await customerWith(5000)
  const orderId = await placedOrder(app, {
    customerId: id,
    lines: [
      { goodId: water, order: 2 },
      { goodId: pump, order: 1 },
    ],
    depositCents: 1600,
  })
  await deliver({ orderId })
  expect(await balancesOf(db, id)).toMatchObject({
    accountCents: 620,
    depositCents: 1600,
    bonusCents: 32,
  })
  const { heldByGood } = await customerDeposit(db, id, [])
  expect(heldByGood).toEqual({ [water]: 2 })
  const text = await invoiceText(token, orderId)
  for (const part of [
    'Rēķins',
    'R-2026-0000',
    'SIA “Avots”',
    'LV40000000000',
    'Anna Bērziņa',
    'Avota ūdens, 18,9 l',
  ])
    expect(text).toContain(part)
  // D-25, O-30
  expect(text).toMatch(/Depozīts par taru \(PVN neapliek\): 2 × .* 16,00/)
  expect(text).toContain('21 % 22,98 € 4,82 € 27,80 €')
  expect(text).toContain('Četrdesmit trīs eiro un 80 centu')
})

test('a delivery recorded many times at once is one delivery with one invoice', async () => {
  const { id } = await customerWith(5000)
  const orderId = await placedOrder(app, {
    customerId: id,
    lines: [{ goodId: water, order: 2 }],
    depositCents: 1600,
  })
  const calls = Array.from({ length: 10 }, () => deliverOrder(app, { orderId }))
  const outcomes = await Promise.all(calls)
  expect(outcomes.filter((outcome) => outcome.ok && !outcome.value.already)).toHaveLength(1)
  await runJobs(pool, documentJobs(app))
  await deliver({ orderId })
  expect(await balancesOf(db, id)).toMatchObject({
    accountCents: 5000 - 1580 - 1600,
    depositCents: 1600,
  })
  const invoices = db.selectFrom('papers').select('id').where('orderId', '=', orderId)
  expect(await invoices.execute()).toHaveLength(1)
})

// Trap 3 of the office: what a driver says is never refused.
test('a good that was left without being ordered is sold at its price on the same invoice', async () => {
  const { id, token } = await customerWith(5000)
  const lines = [{ goodId: water, order: 1 }]
  const orderId = await placedOrder(app, { customerId: id, lines, depositCents: 800 })
  const counts = [
    { goodId: water, left: 1, taken: 0 },
    { goodId: pump, left: 1, taken: 0 },
  ]
  const { accountCents } = await deliver({ orderId, counts })
  expect(accountCents).toBe(-1200)
  expect(await invoiceText(token, orderId)).toMatch(/Pumpis.* 12,00/)
  const [order] = await ordersById(db, [orderId])
  expect(deliveredAnswer(order!, 'lv')).toMatchObject({
    lines: [{ sum_vat: 7.9 }, { ordered: 0, left: 1, sum_vat: 12 }],
    discount: 0,
    total: 27.9,
  })
})

test('one bottle less and two more returned are credited to the account with their deposit', async () => {
  const { id, token } = await customerWith(10_000)
  const first = await placedOrder(app, {
    customerId: id,
    lines: [{ goodId: water, order: 3 }],
    depositCents: 2400,
  })
  await deliver({ orderId: first })
  const before = await balancesOf(db, id)
  const second = await placedOrder(app, {
    customerId: id,
    lines: [{ goodId: water, order: 3, back: 1 }],
    depositCents: 1600,
  })
  const { accountCents } = await deliver({
    orderId: second,
    counts: [{ goodId: water, left: 2, taken: 3 }],
  })
  // 790 for the water, 1600 of deposit that was not needed, and 800 that was returned.
  expect(accountCents).toBe(790 + 1600 + 800)
  expect(await balancesOf(db, id)).toMatchObject({ depositCents: before.depositCents - 800 })
  const { order } = await shop.as(token).readOrder({ params: { id: String(second) } })
  expect(order).toMatchObject({ total_amount_with_bail_and_vat: 39.7, invoice_amount: 7.8 })
  expect((await customerDeposit(db, id, [])).heldByGood).toEqual({ [water]: 2 })
})

test('a set is booked as the bottles inside it', async () => {
  const { id } = await customerWith(10_000)
  const orderId = await placedOrder(app, {
    customerId: id,
    lines: [{ goodId: set, order: 2 }],
    depositCents: 3200,
  })
  await deliver({ orderId })
  expect((await customerDeposit(db, id, [])).heldByGood).toEqual({ [water]: 4 })
  expect(await balancesOf(db, id)).toMatchObject({
    depositCents: 3200,
    accountCents: 10_000 - 5580 - 3200,
  })
})

test('a refused delivery records nothing', async () => {
  const { id } = await customerWith(5000)
  const rare = await good('retums', { isCounted: true })
  const orderId = await placedOrder(app, { customerId: id, lines: [{ goodId: rare, order: 1 }] })
  const short = await deliverOrder(app, { orderId })
  expect(short).toEqual({ ok: false, refusal: { code: 'not_in_stock', goodIds: [rare] } })
  const visit = await good('vizite', { kind: 'service' })
  const service = await placedOrder(app, {
    customerId: id,
    lines: [{ goodId: visit, order: 1 }],
    status: 'processing',
  })
  await db.updateTable('orders').set({ deliveryOn: null }).where('id', '=', service).execute()
  const counts = [{ goodId: pump, left: 0, taken: 1 }]
  expect(await deliverOrder(app, { orderId: service, counts })).toMatchObject({ ok: false })
  const rows = db.selectFrom('orders').leftJoin('deliveries', 'deliveries.orderId', 'orders.id')
  const states = rows
    .select(['status', 'lockedAt', 'deliveries.id as deliveryId'])
    .where('orders.id', '=', service)
  expect(await states.execute()).toEqual([
    { status: 'processing', lockedAt: null, deliveryId: null },
  ])
  expect(
    await db.selectFrom('deliveries').select('id').where('orderId', '=', orderId).execute(),
  ).toEqual([])
  await setStock(shop, rare, 1)
  await deliver({ orderId })
  await deliver({ orderId: service })
})

test('too little cash at the door is a debt that the invoice shows', async () => {
  const { id, token } = await customerWith(0)
  const orderId = await placedOrder(app, {
    customerId: id,
    method: 'cash',
    lines: [{ goodId: water, order: 2 }],
    depositCents: 1600,
  })
  await deliver({ orderId, cashCents: 3000 })
  expect((await balancesOf(db, id)).accountCents).toBe(-180)
  const text = await invoiceText(token, orderId)
  expect(text).toMatch(/Samaksāts skaidrā naudā\s+30,00 €/)
  expect(text).toMatch(/Jāmaksā\s+1,80 €/)
  expect(text).toContain('LV69TEST0000000000001')
})

test('an invoice is not found by another customer, nor with a changed or expired key', async () => {
  const { id, token } = await customerWith(5000)
  const orderId = await placedOrder(app, { customerId: id, lines: [{ goodId: pump, order: 1 }] })
  await deliver({ orderId })
  const stranger = await newCustomer(app)
  await expect(
    shop.as(stranger.token).readOrderInvoice({ params: { id: String(orderId) } }),
  ).rejects.toThrow()
  const { url } = await shop.as(token).readOrderInvoice({ params: { id: String(orderId) } })
  const { pathname, search } = new URL(url)
  const touched = await shop.server.inject({
    method: 'GET',
    url: `${pathname}${search.slice(0, -2)}aa`,
  })
  expect(touched.statusCode).toBe(404)
  clock.set('2026-11-20T08:11:00Z')
  expect((await shop.server.inject({ method: 'GET', url: pathname + search })).statusCode).toBe(404)
})

test('an accepted dispute corrects bottles and deposit, and its credit bill names the invoice', async () => {
  const { id, token } = await customerWith(10_000)
  const orderId = await placedOrder(app, {
    customerId: id,
    lines: [{ goodId: water, order: 3 }],
    depositCents: 2400,
  })
  await deliver({ orderId })
  const { bottles } = await shop.as(token).listBottles({})
  expect(bottles.data).toMatchObject([
    { delivered: 3, held: 3, deposit: 24, deposit_total: 24, may_dispute: 1 },
  ])
  const dispute = {
    params: { id: String(bottles.data[0]!.id) },
    body: { delivered: 3, returned: 1 },
  }
  await shop.as(token).disputeBottles(dispute)
  const open = await db
    .selectFrom('bottleDisputes')
    .select('id')
    .where('customerId', '=', id)
    .executeTakeFirstOrThrow()
  await inTransaction(app.db, (tx) =>
    settleDispute(app, tx, byCommand, {
      disputeId: open.id,
      accept: true,
      answer: 'Kurjers kļūdījās',
    }),
  )
  await runJobs(pool, documentJobs(app))
  expect(await balancesOf(db, id)).toMatchObject({
    depositCents: 1600,
    accountCents: 10_000 - 2370 - 2400 + 800,
  })
  expect((await customerDeposit(db, id, [])).heldByGood).toEqual({ [water]: 2 })
  // P-m14
  const invoices = await shop.as(token).listBills({ query: { kind: 'invoice' } })
  expect(invoices.bill.data).toMatchObject([
    { ramus_id: expect.stringMatching(/^R-2026-/), amount: 47.7 },
  ])
  const { bill } = await shop.as(token).listBills({ query: { kind: 'credit' } })
  expect(bill.data).toMatchObject([{ ramus_id: 'K-2026-000001', amount: -8 }])
  const { url } = await shop.as(token).readBillFile({ params: { id: String(bill.data[0]!.id) } })
  const { pathname, search } = new URL(url)
  const text = readPdf(
    (await shop.server.inject({ method: 'GET', url: pathname + search })).rawPayload,
  )
  expect(text).toMatch(/R-2026-\d{6}, 20\.11\.2026\./)
  const after = await shop.as(token).listBottles({})
  expect(after.bottles.data).toMatchObject([
    {
      cause: 'dispute',
      held: 2,
      deposit: -8,
      deposit_total: 16,
      invoice: 'K-2026-000001',
      may_dispute: 0,
    },
    {
      cause: 'delivery',
      held: 3,
      deposit: 24,
      deposit_total: 24,
      dispute: { state: 'accepted' },
      may_dispute: 0,
    },
  ])
  expect(after.bottles.data[1]!.invoice).toMatch(/^R-2026-/)
  const mails = await db
    .selectFrom('mailOutbox')
    .select('template')
    .where('template', 'like', 'dispatch.dispute%')
    .execute()
  expect(mails.map(({ template }) => template)).toEqual([
    'dispatch.dispute-received',
    'dispatch.dispute-answered',
  ])
  await expect(shop.as(token).disputeBottles(dispute)).rejects.toThrow()
})

test('the credit bill of a dispute waits for the invoice', async () => {
  const { id, token } = await customerWith(10_000)
  const orderId = await placedOrder(app, {
    customerId: id,
    lines: [{ goodId: water, order: 2 }],
    depositCents: 1600,
  })
  expect(await deliverOrder(app, { orderId })).toMatchObject({ ok: true })
  const { bottles } = await shop.as(token).listBottles({})
  const params = { id: String(bottles.data[0]!.id) }
  await shop.as(token).disputeBottles({ params, body: { delivered: 2, returned: 1 } })
  const open = await db
    .selectFrom('bottleDisputes')
    .select('id')
    .where('customerId', '=', id)
    .executeTakeFirstOrThrow()
  await inTransaction(app.db, (tx) =>
    settleDispute(app, tx, byCommand, {
      disputeId: open.id,
      accept: true,
      answer: 'Kurjers kļūdījās',
    }),
  )
  const issueCreditBill = () =>
    documentJobs(app)['papers.issue-credit-bill']({ disputeId: open.id, depositCents: 800 })
  await expect(issueCreditBill()).rejects.toThrow('is not issued yet')
  await runJobs(pool, documentJobs(app))
  const { bill } = await shop.as(token).listBills({ query: { kind: 'credit' } })
  expect(bill.data).toMatchObject([{ amount: -8 }])
})
