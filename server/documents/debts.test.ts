import { expect, test } from 'vitest'
import { byCommand, bySystem } from '../../domain/actor.ts'
import { correctionEntry } from '../../domain/ledger/correction.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { placedOrder } from '../../tests/support/placed-order.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { post } from '../ledger/post.ts'
import { remind } from '../notifications/remind.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { billMonth } from './bill-month.ts'
import { openDocuments } from './debts.ts'
import { clearPaid, markOverdue } from './mark-overdue.ts'
import { rehearseBills } from './rehearse-bills.ts'

const shop = await payingShop()
const { db, app, clock } = shop

const { id: honey } = await db
  .insertInto('goods')
  .values({ link: 'medus', nameLv: 'Medus', nameEn: 'Honey', kind: 'good', basePriceCents: 1000 })
  .returning('id')
  .executeTakeFirstOrThrow()

const company = () => shop.customer({ creditLimitCents: 50_000, payLater: true })

async function travelTo(instant: string) {
  clock.set(instant)
  await db.updateTable('sessions').set({ lastUsedAt: clock.now() }).execute()
}

async function deferredOrder(
  customerId: number,
  pieces: number,
  status: 'processing' | 'waitingForDelivery' = 'processing',
) {
  const lines = [{ goodId: honey, order: pieces }]
  const orderId = await placedOrder(app, { customerId, status, method: 'deferred', lines })
  const change = { kind: 'placed', madeAt: clock.now(), actorKind: 'customer', actorId: customerId }
  await db
    .insertInto('orderChanges')
    .values({ customerId, orderId, version: 1, ...change })
    .execute()
  return orderId
}

async function deliveredDeferred(customerId: number, pieces: number) {
  const orderId = await deferredOrder(customerId, pieces, 'waitingForDelivery')
  await deliverOrder(app, { orderId })
  await shop.work()
  return orderId
}

let corrections = 0

/** Money that came without naming a document. */
const pay = (customerId: number, cents: number) =>
  inTransaction(db, (tx) => {
    corrections += 1
    const cause = { kind: 'correction', id: corrections, step: 'paid' } as const
    const entry = correctionEntry('account', cents)
    return post(tx, { customerId, by: byCommand, cause, entry, at: clock.now(), note: 'Maksājums' })
  })

const bills = async (anna: Awaited<ReturnType<typeof company>>) =>
  (await anna.call.listBills({ query: { kind: 'monthly' } })).bill.data

// D-1
test('a customer who paid the bill is not overdue when new orders are deferred', async () => {
  await travelTo('2026-11-20T08:00:00Z')
  const anna = await company()
  await deliveredDeferred(anna.id, 9)
  await travelTo('2026-12-01T05:00:00Z')
  await billMonth(app, bySystem, '2026-11')
  await travelTo('2026-12-07T08:00:00Z')
  await pay(anna.id, 9000)
  await deferredOrder(anna.id, 3)
  await travelTo('2026-12-20T08:00:00Z')
  expect(await markOverdue(app)).toEqual({ overdue: 0 })
  expect(await bills(anna)).toMatchObject([{ to_pay: 90, open: 0, overdue: 0 }])
})

// D-7
test('a bill asks for what it bills, less what was paid, and for no order still on its way', async () => {
  await travelTo('2027-02-10T08:00:00Z')
  const anna = await company()
  await pay(anna.id, 2000)
  await deliveredDeferred(anna.id, 9)
  await deferredOrder(anna.id, 20)
  await travelTo('2027-03-01T05:00:00Z')
  await billMonth(app, bySystem, '2027-02')
  expect(await bills(anna)).toMatchObject([{ amount: 90, to_pay: 70, open: 70 }])
})

// D-1
test('a payment pays the bill that it names, and the older one stays overdue', async () => {
  await travelTo('2027-04-10T08:00:00Z')
  const anna = await company()
  await deliveredDeferred(anna.id, 1)
  await travelTo('2027-05-01T05:00:00Z')
  await billMonth(app, bySystem, '2027-04')
  await deliveredDeferred(anna.id, 2)
  await travelTo('2027-06-01T05:00:00Z')
  await billMonth(app, bySystem, '2027-05')
  const [newer, older] = await bills(anna)
  const { payment_url } = await anna.call.startTopUp({
    body: { topup: 20, method: 6, bill: newer!.id },
  })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  expect(await bills(anna)).toMatchObject([
    { id: newer!.id, open: 0 },
    { id: older!.id, open: 10 },
  ])
  await travelTo('2027-07-01T05:00:00Z')
  await markOverdue(app)
  expect((await bills(anna)).map(({ overdue }) => overdue)).toEqual([0, 10])
  expect((await openDocuments(db, anna.id)).map(({ openCents }) => openCents)).toEqual([1000, 0])
})

// D-1
test('a bill that is paid by day is overdue no more within minutes, and nobody reminds of it', async () => {
  await travelTo('2027-08-10T08:00:00Z')
  const anna = await company()
  await deliveredDeferred(anna.id, 9)
  await travelTo('2027-09-02T05:00:00Z')
  await billMonth(app, bySystem, '2027-08')
  await deferredOrder(anna.id, 20)
  await travelTo('2027-09-21T04:00:00Z')
  await markOverdue(app)
  const overdue = () =>
    db
      .selectFrom('overduePapers')
      .select(['openCents', 'reminders'])
      .where('customerId', '=', anna.id)
      .where('clearedOn', 'is', null)
      .execute()
  expect(await overdue()).toEqual([{ openCents: 9000, reminders: 0 }])
  await pay(anna.id, 4000)
  await clearPaid(app)
  expect(await overdue()).toEqual([{ openCents: 5000, reminders: 0 }])
  await pay(anna.id, 5000)
  await travelTo('2027-09-21T10:00:00Z')
  await remind(app)
  expect(await overdue()).toEqual([])
  const letters = db.selectFrom('mailOutbox').select('id').where('customerId', '=', anna.id)
  expect(await letters.where('template', '=', 'notifications.overdue').execute()).toEqual([])
})

// D-5
test('of a corrected delivery the bill asks for the invoice that stands alone', async () => {
  await travelTo('2027-10-10T08:00:00Z')
  const anna = await company()
  const orderId = await deliveredDeferred(anna.id, 9)
  const { api } = await newColleague(shop, 'dispatcher', 'dispecers@avots.example')
  const body = { counts: [{ goodId: honey, left: 4, taken: 0 }], reason: 'Pārrakstīšanās' }
  await api.correctDelivery({ query: {}, params: { id: String(orderId) }, body })
  await shop.work()
  await travelTo('2027-11-02T05:00:00Z')
  const { bills: rehearsed } = await rehearseBills(app, bySystem, '2027-10')
  expect(rehearsed).toMatchObject([{ totalCents: 4000, toPayCents: 4000 }])
  await billMonth(app, bySystem, '2027-10')
  expect(await bills(anna)).toMatchObject([{ amount: 40, to_pay: 40, open: 40 }])
})

test('a top-up cannot name the bill of another customer', async () => {
  const stranger = await company()
  const [bill] = await db.selectFrom('papers').select('id').where('toPayCents', '>', 0).execute()
  await expect(
    stranger.call.startTopUp({ body: { topup: 20, method: 6, bill: bill!.id } }),
  ).rejects.toMatchObject({ status: 404 })
})
