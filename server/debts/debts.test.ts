import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { addDays } from '../../domain/calendar.ts'
import { lineBooked } from '../../domain/ledger/bank-entries.ts'
import { atOnce } from '../../tests/faults/kit/at-once.ts'
import { debtors } from '../../tests/support/debtors.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { markOverdue } from '../documents/mark-overdue.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { remind } from '../notifications/remind.ts'
import { checkMoney } from '../payments/check-money.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { brokenPromiseSource } from './attention.ts'
import { debtsSource } from './list-debts.ts'

const shop = await payingShop()
const { app, db, clock } = shop
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')
const owner = await newColleague(shop, 'owner', 'inese@avots.example')

const { debtor, pay, listed } = debtors(shop)
const reminders = (customerId: number) =>
  db
    .selectFrom('mailOutbox')
    .select('id')
    .where('customerId', '=', customerId)
    .where('template', '=', 'notifications.overdue')
    .execute()
const markOf = (paperId: number) =>
  db.selectFrom('overduePapers').selectAll().where('paperId', '=', paperId).executeTakeFirst()
const forward = (days: number) => clock.set(`${addDays(clock.today(), days)}T10:00:00Z`)

test('debts are listed by customer with their age and stage', async () => {
  const young = await debtor(3_000, 3)
  const old = await debtor(4_000, 50)
  expect(await listed(young.customerId)).toMatchObject({
    overdue: 3_000,
    to14: 3_000,
    stage: 'reminded',
    stop: 'none',
    documents: [{ id: young.documentId, cents: 3_000, isDisputed: false }],
  })
  expect(await listed(old.customerId)).toMatchObject({ to60: 4_000, days: 50, stage: 'letter' })
})

test('a disputed document is not reminded of until that is settled', async () => {
  const { customerId, documentId, params } = await debtor(6_000, 8)
  const body = { documentId, reason: 'Nepareizs skaits' }
  await accountant.api.disputeDebt({ params, body })
  expect(await listed(customerId)).toMatchObject({ stop: 'dispute' })
  await remind(app)
  expect(await reminders(customerId)).toHaveLength(0)
  const other = await debtor(6_000, 8)
  await expect(
    accountant.api.settleDebtDispute({ params: other.params, body }),
  ).rejects.toMatchObject({ error: 'changed_since' })
  expect(await listed(customerId)).toMatchObject({ stop: 'dispute' })
  await accountant.api.settleDebtDispute({ params, body })
  await remind(app)
  expect(await reminders(customerId)).toHaveLength(1)
})

test('a customer on hold pays new orders in advance, and owes as before', async () => {
  const { customerId, params } = await debtor(7_000, 31)
  const body = { customerIds: [customerId], reason: 'Nemaksā' }
  await accountant.api.requirePrepayment({ body })
  expect(await listed(customerId)).toMatchObject({ onHold: 'yes', stage: 'hold' })
  await expect(accountant.api.requirePrepayment({ body })).rejects.toMatchObject({
    error: 'changed_since',
  })
  await accountant.api.allowCredit({ params, body: { reason: 'Samaksāja' } })
  expect(await listed(customerId)).toMatchObject({ onHold: 'no' })
})

test('a debt is written off by two people, and no more than is owed', async () => {
  const { customerId, params } = await debtor(8_000, 60)
  const body = { cents: 8_000, reason: 'Likvidēts' }
  await expect(
    accountant.api.writeOffDebt({ params, body: { ...body, cents: 8_001 } }),
  ).rejects.toMatchObject({ error: 'more_than_owed' })
  const asked = await accountant.api.writeOffDebt({ params, body })
  if (!('approvalId' in asked)) throw new Error('It was done alone')
  const approval = { id: String(asked.approvalId) }
  const { preview } = await owner.api.readApproval({ params: approval })
  expect(preview).toMatchObject({ effects: { money: [{ customerId, cents: 8_000 }] } })
  await owner.api.approve({ params: approval, body: { previewHash: preview!.hash } })
  expect((await balancesOf(db, customerId)).accountCents).toBe(0)
  expect(await listed(customerId)).toBeUndefined()
  expect(await checkMoney(app)).toEqual([])
})

test('nobody without bottles is listed as silent', async () => {
  expect((await accountant.api.listDebts({ query: {} })).sums).toHaveProperty('overdue')
  expect(await accountant.api.listSilentHolders()).toEqual({ rows: [] })
})

test('of promises made at one moment one set counts', async () => {
  const { customerId, params } = await debtor(5_000, 10)
  const body = { parts: [{ cents: 5_000, dueOn: addDays(clock.today(), 3) }], note: 'Zvanīja' }
  const promise = () => accountant.api.promisePayment({ params, body })
  const made = await atOnce([promise, promise, promise])
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  const open = await db
    .selectFrom('promises')
    .select('id')
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .execute()
  expect(open).toHaveLength(1)
  await pay(customerId, 5_000)
})

test('a bill whose payment is being posted is not overdue after it', async () => {
  const { customerId, documentId } = await debtor(5_000, 10)
  let marking: Promise<unknown> | undefined
  await inTransaction(db, async (tx) => {
    const cause = { kind: 'payment', id: 900, step: 'paid' } as const
    const entry = lineBooked('customer', 5_000)!
    await post(tx, { customerId, cause, entry, at: clock.now(), by: byCommand })
    marking = markOverdue(app)
    await pause(300)
  })
  await marking
  expect(await markOf(documentId)).toMatchObject({ openCents: 0, clearedOn: clock.today() })
})

test('a document that the office has just reminded of is not reminded of again by the job', async () => {
  const [first, second] = [await debtor(5_000, 10), await debtor(5_000, 10)]
  let reminding: Promise<unknown> | undefined
  await inTransaction(db, async (tx) => {
    // The job waits with the first letter, having read both documents.
    const cause = `paper:${first.documentId}:1`
    const text = { paperId: first.documentId, number: '1', dueOn: clock.today(), openCents: 1 }
    await queueMail(tx, {
      template: 'notifications.overdue',
      cause,
      customerId: first.customerId,
      payload: text,
    })
    reminding = remind(app)
    await pause(500)
    await accountant.api.remindDebtors({ body: { customerIds: [second.customerId] } })
  })
  await reminding
  expect(await markOf(second.documentId)).toMatchObject({ reminders: 1 })
  expect(await reminders(second.customerId)).toHaveLength(1)
})

// Trap 21.
test('a promise stops the clock until a part of it is broken', async () => {
  const { customerId, params } = await debtor(5_000, 10)
  const [first, second] = [addDays(clock.today(), 3), addDays(clock.today(), 10)]
  const parts = [
    { cents: 2_000, dueOn: first },
    { cents: 3_000, dueOn: second },
  ]
  await accountant.api.promisePayment({ params, body: { parts, note: 'Zvanīja' } })
  expect(await listed(customerId)).toMatchObject({ stop: 'promise', promisedOn: first })
  await remind(app)
  expect(await reminders(customerId)).toHaveLength(0)
  await expect(
    accountant.api.remindDebtors({ body: { customerIds: [customerId] } }),
  ).rejects.toMatchObject({ error: 'nothing_overdue' })
  await pay(customerId, 2_000)
  forward(5)
  expect(await listed(customerId)).toMatchObject({ overdue: 3_000, stop: 'promise' })
  forward(7)
  expect(await listed(customerId)).toMatchObject({ overdue: 3_000, stop: 'none' })
  expect(await brokenPromiseSource.find(app)).toMatchObject([{ facts: { customerId } }])
  await remind(app)
  expect(await reminders(customerId)).toHaveLength(1)
})

test('three days before a bill is due its customer is written to once, unless it is paid', async () => {
  const soon = await debtor(4_000, -2)
  const paid = await debtor(3_000, -2)
  await pay(paid.customerId, 3_000)
  const later = await debtor(3_000, -9)
  for (let times = 0; times < 2; times += 1) await remind(app)
  const rows = await db
    .selectFrom('mailOutbox')
    .select(['customerId', 'payload'])
    .where('template', '=', 'notifications.due-soon')
    .where('customerId', 'in', [soon.customerId, paid.customerId, later.customerId])
    .execute()
  expect(rows).toMatchObject([{ customerId: soon.customerId, payload: { openCents: 4_000 } }])
})

test('the steps of a debt come on the days that the settings name', async () => {
  const { customerId } = await debtor(9_000, 12)
  expect(await listed(customerId)).toMatchObject({ stage: 'reminded' })
  const stages = {
    ...(await app.settings()),
    debtCallDays: 10,
    debtHoldDays: 12,
    smallDebtCents: 9_001,
  }
  const { rows } = await debtsSource(clock.today(), stages).execute(db)
  expect(rows.find(({ id }) => id === customerId)).toMatchObject({ stage: 'hold', stop: 'small' })
})
