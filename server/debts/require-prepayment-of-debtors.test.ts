import { expect, test } from 'vitest'
import { addDays } from '../../domain/calendar.ts'
import { debtors } from '../../tests/support/debtors.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { oldDebtSource } from './attention.ts'
import { requirePrepaymentOfDebtors } from './require-prepayment-of-debtors.ts'

// office.md 1.10
const shop = await payingShop()
const { app, db, clock } = shop
const { debtor, pay, listed } = debtors(shop)
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')

const isHeld = async (customerId: number) => (await listed(customerId))?.onHold
const openHolds = (customerId: number) =>
  db
    .selectFrom('holds')
    .select('actorKind')
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .execute()

test('a debt of thirty days puts its customer on hold by itself, until it is paid', async () => {
  const young = await debtor(7_000, 29)
  const old = await debtor(7_000, 30)
  await Promise.all([requirePrepaymentOfDebtors(app), requirePrepaymentOfDebtors(app)])
  expect(await isHeld(young.customerId)).toBe('no')
  expect(await openHolds(old.customerId)).toEqual([{ actorKind: 'system' }])
  const rows = await oldDebtSource.find(app)
  expect(rows.map(({ id }) => id)).toEqual([`${young.customerId}-call`])
  await pay(old.customerId, 7_000)
  await requirePrepaymentOfDebtors(app)
  expect(await openHolds(old.customerId)).toEqual([])
})

test('a customer whom a person lets go is not held again for the same debt', async () => {
  const { customerId, params } = await debtor(7_000, 35)
  await requirePrepaymentOfDebtors(app)
  await accountant.api.allowCredit({ params, body: { reason: 'Vienojāmies' } })
  await requirePrepaymentOfDebtors(app)
  expect(await isHeld(customerId)).toBe('no')
})

test('a hold by hand stays until a person ends it', async () => {
  const { customerId } = await debtor(7_000, 35)
  const body = { customerIds: [customerId], reason: 'Nemaksā' }
  await accountant.api.requirePrepayment({ body })
  await pay(customerId, 7_000)
  await requirePrepaymentOfDebtors(app)
  expect(await openHolds(customerId)).toEqual([{ actorKind: 'staff' }])
})

test('a promise ends the hold while it runs, and a broken one brings it back', async () => {
  const { customerId, params } = await debtor(7_000, 40)
  await requirePrepaymentOfDebtors(app)
  const parts = [{ cents: 7_000, dueOn: addDays(clock.today(), 2) }]
  await accountant.api.promisePayment({ params, body: { parts, note: 'Zvanīja' } })
  await requirePrepaymentOfDebtors(app)
  expect(await isHeld(customerId)).toBe('no')
  clock.set(`${addDays(clock.today(), 3)}T10:00:00Z`)
  await requirePrepaymentOfDebtors(app)
  expect(await isHeld(customerId)).toBe('yes')
})
