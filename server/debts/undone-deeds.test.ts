import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { addDays } from '../../domain/calendar.ts'
import { debtors } from '../../tests/support/debtors.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { makePromise } from './promises.ts'

const shop = await payingShop()
const { app, db, clock } = shop
const { debtor, listed } = debtors(shop)

test('an undone promise leaves what was promised before as it was', async () => {
  const { customerId, params } = await debtor(5_000, 10)
  const actOf = (answer: object) => ({ id: String((answer as { actionId: number }).actionId) })
  const open = () =>
    db
      .selectFrom('promises')
      .select(['note', 'dueOn', 'madeAt'])
      .where('customerId', '=', customerId)
      .where('endedAt', 'is', null)
      .execute()
  await inTransaction(db, (tx) =>
    makePromise(app, tx, byCommand, {
      customerId,
      parts: [{ cents: 5_000, dueOn: addDays(clock.today(), 2) }],
      note: 'Alga piektdien',
    }),
  )
  const before = await open()
  clock.set(`${addDays(clock.today(), 5)}T10:00:00Z`)
  const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')
  const owner = await newColleague(shop, 'owner', 'inese@avots.example')
  const promise = (note: string, days: number) =>
    accountant.api.promisePayment({
      params,
      body: { parts: [{ cents: 5_000, dueOn: addDays(clock.today(), days) }], note },
    })
  const undone = actOf(await promise('Vēlāk', 3))
  await accountant.api.undoAction({ params: undone, body: {} })
  expect(await open()).toEqual(before)
  const ended = actOf(await accountant.api.endPromise({ params, body: { reason: 'Kļūda' } }))
  expect(await open()).toEqual([])
  await accountant.api.undoAction({ params: ended, body: {} })
  expect(await open()).toEqual(before)
  const mine = actOf(await promise('Mans', 3))
  await owner.api.promisePayment({
    params,
    body: { parts: [{ cents: 100, dueOn: addDays(clock.today(), 4) }], note: 'Cits' },
  })
  await expect(accountant.api.undoAction({ params: mine, body: {} })).rejects.toMatchObject({
    error: 'changed_since',
  })
  expect(await open()).toMatchObject([{ note: 'Cits' }])
})

test('who may only hold takes back a hold by mistake, and no other', async () => {
  const accountant = await newColleague(shop, 'accountant', 'daina@avots.example')
  const service = await newColleague(shop, 'customerService', 'dina@avots.example')
  const { customerId, params } = await debtor(7_000, 31)
  const body = { customerIds: [customerId], reason: 'Ne tas klients' }
  const hold = async () =>
    (await service.api.requirePrepayment({ body })) as { actionId: number; undoableUntil: string }
  const first = await hold()
  await service.api.undoAction({ params: { id: String(first.actionId) }, body: {} })
  expect(await listed(customerId)).toMatchObject({ onHold: 'no' })
  const second = await hold()
  await accountant.api.allowCredit({ params, body: { reason: 'Samaksāja' } })
  await accountant.api.requirePrepayment({ body })
  await expect(
    service.api.undoAction({ params: { id: String(second.actionId) }, body: {} }),
  ).rejects.toMatchObject({ error: 'changed_since' })
  expect(await listed(customerId)).toMatchObject({ onHold: 'yes' })
})
