import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { closeDay, deliverOrder } from '../../tests/support/dispatch.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { documentCommands } from './commands.ts'
import { documentJobs } from './jobs.ts'
import { latestMonthToBill } from './month.ts'

const shop = await orderShop()
const { app, clock, db } = shop
const billEndedMonths = documentJobs(app)['papers.bill-last-month']
const traces = async () => {
  const { rows } = await sql`
    select (select count(*) from papers) as papers, (select count(*) from mail_outbox) as mails,
      (select count(*) from ledger_entries) as entries,
      (select sum(last_number) from paper_series) as numbers`.execute(db)
  return rows
}
const monthlyBills = () =>
  db.selectFrom('papers').select('number').where('kind', '=', 'monthly_bill').execute()

const firm = await shop.customer({
  name: 'SIA Birojs',
  payLater: true,
  creditLimitCents: 50_000,
})
const deferred = 5
async function deliverDeferred(teas: number) {
  const { id, params } = await placedOrder(firm, { [good.tea]: teas }, deferred)
  const { order } = await firm.api.readOrder({ params })
  await closeDay(app, dayOf(order.delivery_date!))
  await deliverOrder(app, { orderId: id })
  await shop.work()
}
await deliverDeferred(5)

// Trap 19.
test('monthly bills are rehearsed without a trace, and wait for their day', async () => {
  clock.set('2026-12-01T03:10:00Z')
  const { api } = await newColleague(shop, 'accountant', 'gramatvediba@example.lv')
  const before = await traces()
  const rehearsed = await api.rehearseBills()
  expect(rehearsed).toMatchObject({
    month: '2026-11-01',
    issuesOn: '2026-12-02',
    held: null,
    bills: [{ customerId: firm.id, customer: 'SIA Birojs', rentCents: 0, signs: ['first'] }],
    more: 0,
  })
  const [bill] = rehearsed.bills
  expect(bill!.deferredCents).toBe(bill!.totalCents)
  const options = { month: '2026-11', rehearse: true }
  const { lines } = await documentCommands['bills month']!.run(app, { words: [], options })
  expect(lines[0]).toMatch(
    /^Monthly bills of 2026-11 as they would be now: 1, €\d+\.\d\d\. Nothing/,
  )
  expect(lines[1]).toMatch(/ SIA Birojs: €\d+\.\d\d, to pay €\d+\.\d\d$/)
  await billEndedMonths()
  expect(await traces()).toEqual(before)
})

// Trap 19.
test('held bills do not go out, the first page says so, and let go they go out once', async () => {
  clock.set('2026-12-02T03:10:00Z')
  const { api } = await newColleague(shop, 'owner', 'inese@example.lv')
  const hold = async (value: boolean, reason: string) => {
    const startsOn = '2026-12-02'
    await api.changeSetting({ body: { key: 'monthlyBillsHeld', value, startsOn, reason } })
    await expect.poll(async () => (await app.settings()).monthlyBillsHeld).toBe(value)
  }
  await hold(true, 'Nomas cena nav pareiza')
  await billEndedMonths()
  expect(await monthlyBills()).toEqual([])
  expect((await api.rehearseBills()).held).toEqual({
    since: '2026-12-02',
    reason: 'Nomas cena nav pareiza',
    by: 'Inese Kļaviņa',
  })
  const { rows } = await api.readAttention()
  expect(rows.filter(({ kind }) => kind === 'bills_held')).toMatchObject([
    { facts: { month: '2026-11-01', customers: 1 } },
  ])
  await hold(false, 'Cena labota')
  await Promise.all([billEndedMonths(), billEndedMonths()])
  expect(await monthlyBills()).toEqual([{ number: 1 }])
  expect((await api.readAttention()).rows.map(({ kind }) => kind)).not.toContain('bills_held')
  expect(await api.rehearseBills()).toMatchObject({ month: '2026-12-01', bills: [] })
})

test('a bill that is not like the ones before says why before it goes out', async () => {
  clock.set('2026-12-07T09:00:00Z')
  await deliverDeferred(15)
  await db.updateTable('customers').set({ name: 'SIA Jaunais Birojs' }).execute()
  const { api } = await newColleague(shop, 'accountant', 'liga@avots.example')
  const signs = async () => (await api.rehearseBills()).bills.map((bill) => bill.signs)
  expect(await signs()).toEqual([['large', 'changed']])
  await placedOrder(firm, { [good.tea]: 1 }, deferred)
  await db
    .updateTable('mailOutbox')
    .set({ state: 'given_up' })
    .where('state', '=', 'waiting')
    .execute()
  expect(await signs()).toEqual([['large', 'unreachable', 'changed']])
  await db.updateTable('goods').set({ basePriceCents: 500 }).where('id', '=', good.tea).execute()
  await deliverDeferred(1)
  expect(await signs()).toMatchObject([expect.arrayContaining(['changed', 'repriced'])])
  const [bill] = (await api.rehearseBills()).bills
  expect(bill!.repriced).toEqual([{ name: expect.any(String), pricesCents: [450, 500] }])
})

test.each([
  ['2026-12-01', 2, '2026-10'],
  ['2026-12-02', 2, '2026-11'],
  ['2026-12-31', 2, '2026-11'],
  ['2027-01-01', 1, '2026-12'],
  ['2027-03-27', 28, '2027-01'],
])('on %s, with bills on day %i, the bills of %s go out', (today, billsDay, month) => {
  expect(latestMonthToBill(dayOf(today), billsDay)).toBe(month)
})
