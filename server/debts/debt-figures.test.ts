import { expect, test } from 'vitest'
import { addDays } from '../../domain/calendar.ts'
import { debtors } from '../../tests/support/debtors.ts'
import { placedOrder } from '../../tests/support/placed-order.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { markOverdue } from '../documents/mark-overdue.ts'
import { readDebtFigures } from './debt-figures.ts'

// office.md 1.10
const shop = await payingShop()
const { app, db, clock } = shop
const { api } = await newColleague(shop, 'accountant', 'ruta@avots.example')
const { debtor, pay, listed } = debtors(shop)
/** As no session lasts into later days. */
const figures = async () => readDebtFigures(db, clock.today(), await app.settings())
const { id: goodId } = await db
  .insertInto('goods')
  .values({ link: 'medus', nameLv: 'Medus', nameEn: 'Honey', kind: 'good', basePriceCents: 1000 })
  .returning('id')
  .executeTakeFirstOrThrow()
const forward = (days: number) => clock.set(`${addDays(clock.today(), days)}T10:00:00Z`)

test('debts are shown by age, with the next day on which something is due', async () => {
  const soon = await debtor(2_000, -4)
  await debtor(3_000, -9)
  await debtor(4_000, 10)
  await debtor(5_000, 70)
  expect(await api.readDebtFigures()).toMatchObject({
    ages: { notDue: 5_000, to14: 4_000, to30: 0, to60: 0, older: 5_000 },
    nextDue: { day: addDays(clock.today(), 4), documents: 1, cents: 2_000 },
  })
  // An order on its way takes up the credit, but is no debt. D-1
  const { customerId } = soon
  const wish = { customerId, method: 'deferred', status: 'processing' } as const
  const orderId = await placedOrder(app, { ...wish, lines: [{ goodId, order: 1 }] })
  const change = { kind: 'placed', madeAt: clock.now(), actorKind: 'customer', actorId: customerId }
  await db
    .insertInto('orderChanges')
    .values({ customerId, orderId, version: 1, ...change })
    .execute()
  expect((await api.readDebtFigures()).ages.notDue).toBe(5_000)
  await pay(soon.customerId, 2_000)
  expect((await api.readDebtFigures()).ages.notDue).toBe(3_000)
})

test('marked debtors pay in advance after one act, which is taken back whole', async () => {
  const [first, second] = [await debtor(4_000, 5), await debtor(6_000, 8)]
  const customerIds = [first.customerId, second.customerId]
  const areHeld = () =>
    Promise.all(customerIds.map(async (id) => (await listed(id))?.onHold === 'yes'))
  const done = await api.requirePrepayment({ body: { customerIds, reason: 'Nemaksā' } })
  expect(await areHeld()).toEqual([true, true])
  if (!('actionId' in done)) throw new Error('It was not done')
  await api.undoAction({ params: { id: String(done.actionId) } })
  expect(await areHeld()).toEqual([false, false])
})

test('a promise is met by what came until its day, and judged when the bank has told', async () => {
  const { customerId, params } = await debtor(5_000, 3)
  const [first, second] = [2, 4].map((days) => addDays(clock.today(), days))
  const parts = [
    { cents: 2_000, dueOn: first! },
    { cents: 3_000, dueOn: second! },
  ]
  await api.promisePayment({ params, body: { parts, note: 'Zvanīja' } })
  await pay(customerId, 2_000)
  expect(await figures()).toMatchObject({ promisesDue: 0, promisesMet: 0 })
  forward(5)
  expect(await figures()).toMatchObject({ promisesDue: 1, promisesMet: 1 })
  forward(1)
  expect(await figures()).toMatchObject({ promisesDue: 2, promisesMet: 1 })
})

test('what debtors paid is shown by how far their debts had come', async () => {
  const before = await figures()
  const young = await debtor(4_000, 5)
  const old = await debtor(6_000, 50)
  await pay(young.customerId, 4_500)
  await pay(old.customerId, 1_000)
  await markOverdue(app)
  const { paid, daysLate } = await figures()
  const paidAt = (rows: typeof paid, stage: string) =>
    rows.find((row) => row.stage === stage)?.cents ?? 0
  expect(paidAt(paid, 'reminded') - paidAt(before.paid, 'reminded')).toBe(4_000)
  expect(paidAt(paid, 'letter')).toBe(1_000)
  expect(daysLate).toBe(5)
})
