import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import { addDays, daysBetween, dayOf } from '../../domain/calendar.ts'
import { rigaInstant, rigaTime } from '../../domain/calendar/riga-time.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { actAsPlanned } from '../../server/act-as-planned.ts'
import { importStatementFile } from '../../server/bank/import-statements.ts'
import { correctDelivery } from '../../server/dispatch/correct-delivery.ts'
import { findCounts } from '../../server/dispatch/delivery-store.ts'
import { settleDispute } from '../../server/dispatch/settle-dispute.ts'
import { insertNewsletter } from '../../server/notifications/newsletters.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { refundPayment } from '../../server/payments/refunds/refund-payment.ts'
import { allOrNothing, inTransaction } from '../../server/platform/database/transaction.ts'
import { enqueue } from '../../server/platform/queue.ts'
import { exportTransfer } from '../../server/refunds/export-transfers.ts'
import { refundLine } from '../../server/refunds/refund-line.ts'
import { readRefundable } from '../../server/refunds/refundable.ts'
import { rehearseJobs } from '../../server/platform/rehearse-jobs.ts'
import { crontab } from '../../server/schedules.ts'
import { addHoliday } from '../../server/territory/change-holiday.ts'
import { handlersOf } from '../../server/worker.ts'
import {
  credit,
  filledCart,
  good,
  orderShop,
  placedOrder,
  setStock,
} from '../support/order-shop.ts'
import { bankShop } from '../support/paying-shop.ts'
import { camtFile } from '../support/statement-files.ts'
import { runningAutoship } from '../support/running-autoship.ts'
import { brokenRulesAtRest } from './kit/broken-rules.ts'

const shop = await bankShop(orderShop)
const { app, db, pool, clock } = shop
const from = dayOf('2026-11-23')
/** A quarter with `FAULT_RUNS`, as `npm run faults` does; five weeks in `npm test`. */
const days = Number(process.env.REHEARSED_DAYS ?? (process.env.FAULT_RUNS ? 92 : 35))

const anna = await shop.customer({ accountCents: 100_000, newsletter: true })
const firm = await shop.customer({ payLater: true, creditLimitCents: 50_000 })
const berta = await shop.customer()
const [deferred, card] = [5, 6]

async function payByCard(outcome: 'paid' | 'pending' | 'abandoned') {
  const { params } = await filledCart(berta, { [good.flour]: 8 }, card)
  const { payment_url: url } = await berta.api.placeOrder({ params })
  const { token } = await shop.choose(url!, outcome)
  await berta.api.orderCallback({ body: { payment_token: token } }).catch(() => undefined)
  return params
}

/** The order was taken back while its money was on the way. */
async function payLate() {
  const { params } = await filledCart(berta, { [good.flour]: 8 }, card)
  const { payment_url: url } = await berta.api.placeOrder({ params })
  await berta.api.takeOrderBack({ params })
  await shop.choose(url!, 'paid')
}

/** A deposit that goes back by a file for the bank. */
async function payByFile() {
  await credit(shop, berta.id, 'deposit', 500)
  const iban = 'LV97HABA0012345678910'
  await berta.api.askDepositRefund({ body: { pay_to: 'iban', iban } })
  const { id } = await db
    .selectFrom('depositRefunds')
    .select('id')
    .where('state', '=', 'requested')
    .executeTakeFirstOrThrow()
  const exported = await allOrNothing(db, (tx) => exportTransfer(app, tx, byCommand, id))
  expect(exported.ok).toBe(true)
}

async function disputeAndAnswer() {
  const { bottles } = await anna.api.listBottles({ query: { page: '1' } })
  const { id, delivered, returned } = bottles.data.find((row) => row.may_dispute === 1)!
  const body = { delivered, returned: returned + 1, comment: 'Atdevu vēl vienu' }
  await anna.api.disputeBottles({ params: { id: String(id) }, body })
  const dispute = await db.selectFrom('bottleDisputes').select('id').executeTakeFirstOrThrow()
  const answer = { disputeId: dispute.id, accept: true, answer: 'Taisnība' }
  const answered = await allOrNothing(db, (tx) => settleDispute(app, tx, byCommand, answer))
  expect(answered.ok).toBe(true)
}

/** A bottle that was not left after all: the invoice is credited. */
async function correctLastDelivery() {
  const delivery = await db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.orderId')
    .select(['deliveries.id', 'orders.id as orderId'])
    .where('orders.customerId', '=', firm.id)
    .where('outcome', '=', 'delivered')
    .orderBy('deliveries.id', 'desc')
    .executeTakeFirstOrThrow()
  const counted = await findCounts(db, delivery.id)
  const counts = counted.map((count) => ({ ...count, left: count.left - 1 }))
  const correcting = { orderId: delivery.orderId, counts, note: 'Pārskaitīts' }
  const corrected = await allOrNothing(db, (tx) => correctDelivery(app, tx, byCommand, correcting))
  expect(corrected.ok).toBe(true)
}

/** Money that comes by transfer, with its customer's reference. */
async function importStatement() {
  const { iban } = (await app.settings()).seller
  const day = addDays(clock.today(), -1)
  const line = { ...sampleLine, bookedOn: day, cents: 5_000, text: bankReference(firm.id) }
  const statement = { iban, from: day, to: day, openingCents: 0, lines: [line] }
  const content = Buffer.from(camtFile(statement, '08'))
  const imported = await importStatementFile(app, byCommand, { name: 'izraksts.xml', content })
  expect(imported.ok).toBe(true)
}

/** A part of what a delivered good has cost. */
async function refundGoods() {
  const { lines } = await readRefundable(app, firm.id)
  const { documentId, line } = lines.find(({ isFee, leftCents }) => !isFee && leftCents > 100)!
  const refunding = { customerId: firm.id, documentId, line, cents: 100, reason: 'Bija bojāts' }
  const refunded = await allOrNothing(db, (tx) => refundLine(app, tx, byCommand, refunding))
  expect(refunded.ok).toBe(true)
}

async function refund() {
  const paid = await db
    .selectFrom('payments')
    .select('id')
    .where('paidAt', 'is not', null)
    .where('orderId', 'is', null)
    .executeTakeFirstOrThrow()
  const refunding = { paymentId: paid.id, amountCents: 500, reason: 'Lūdza atpakaļ' }
  await inTransaction(db, (tx) => refundPayment(app, tx, byCommand, refunding))
}

/** No van drives in this quarter: the job of a run leaves all as it is. */
const bookRun = () => inTransaction(db, (tx) => enqueue(tx, 'dispatch.book-run', { runId: 1 }))

const newsletter = { subjectLv: 'Jaunumi', subjectEn: 'News', bodyLv: 'Sveiki', bodyEn: 'Hello' }
const dayOff = { day: addDays(from, 29), nameLv: 'Inventūra', nameEn: 'Stocktaking' }

/** What people do at ten in the morning, by the day of the rehearsal. */
const deeds: Record<number, () => Promise<unknown>> = {
  0: async () => {
    const { params } = await runningAutoship(anna, { day: addDays(from, 8) })
    await anna.api.changeAutoship({ params, body: { autoship_name: 'Mājas ūdens' } })
    await placedOrder(firm, { [good.cooler]: 1, [good.water]: 4 }, deferred)
    await inTransaction(db, (tx) => insertNewsletter(tx, newsletter, clock.now()))
    const { payment_url: url } = await berta.api.startTopUp({ body: { topup: 25, method: 7 } })
    await shop.choose(url, 'paid')
    await payByCard('paid')
  },
  1: () => payByCard('abandoned'),
  2: () => payByCard('pending'),
  4: async () => {
    const { params } = await placedOrder(berta, { [good.flour]: 8 })
    const body = { delivery_date: addDays(clock.today(), 4) }
    await berta.api.moveOrder({ params, body })
  },
  5: () => placedOrder(berta, { [good.honey]: 10 }),
  6: () => anna.api.askBackInStock({ params: { id: String(good.honey) } }),
  7: payLate,
  8: () => setStock(shop, good.honey, 20),
  9: importStatement,
  10: disputeAndAnswer,
  14: payByFile,
  12: refund,
  11: async () => {
    const { email } = (await berta.api.readUser()).user
    await shop.nobody.requestPasswordReset({ body: { email } })
    await shop.nobody.requestLogInLink({ body: { email } })
  },
  16: correctLastDelivery,
  17: refundGoods,
  18: bookRun,
  15: async () => berta.api.cancelOrder({ params: await payByCard('paid') }),
  13: () =>
    inTransaction(db, (tx) => addHoliday(shop.app, tx, byCommand, { ...dayOff, delivers: false })),
}

test(`${days} rehearsed days with all kinds of jobs leave every record in agreement`, async () => {
  const handlers = handlersOf(app)
  const runs = await rehearseJobs(
    { pool, clock, handlers, crontab },
    {
      fromMs: rigaInstant(from, '00:00'),
      untilMs: rigaInstant(addDays(from, days - 1), '24:00'),
      async everyHour(at) {
        await actAsPlanned(app)
        if (rigaTime(at.getTime()) !== '10:00') return
        const day = daysBetween(from, clock.today())
        await deeds[day]?.()
        if (day % 7 === 3) await placedOrder(firm, { [good.water]: [3, 3] }, deferred)
      },
    },
  )
  expect(runs.filter(({ failures }) => failures.length > 0)).toEqual([])
  const ran = new Set(runs.map(({ name }) => name))
  expect(Object.keys(handlers).filter((name) => !ran.has(name))).toEqual([])
  const papers = await db.selectFrom('papers').select('kind').distinct().orderBy('kind').execute()
  expect(papers.map(({ kind }) => kind)).toEqual([
    'advance_bill',
    'credit_bill',
    'invoice',
    'monthly_bill',
  ])
  expect(await checkMoney(app)).toEqual([])
  expect(await brokenRulesAtRest(db)).toEqual([])
}, 600_000)
