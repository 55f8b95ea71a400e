import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { attentionSources } from '../attention-sources.ts'
import { good, orderShop, placedOrder, setStock } from '../../tests/support/order-shop.ts'
import { runningAutoship } from '../../tests/support/running-autoship.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { enqueue } from '../platform/queue.ts'
import { attentionReader } from './read-attention.ts'

const shop = await orderShop()
const { db, app, clock } = shop
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const dispatcher = await newColleague(shop, 'dispatcher', 'andris@avots.example')
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')

const rowsOf = async ({ api }: typeof owner) => (await api.readAttention()).rows
const kindsOf = async (person: typeof owner) => (await rowsOf(person)).map(({ kind }) => kind)

test('nothing asks for a person while all is well', async () => {
  expect(await owner.api.readAttention()).toEqual({ rows: [], unread: [], putOff: 0 })
})

test('an act that waits for a second person is shown to those who may decide', async () => {
  const anna = await shop.customer()
  const body = { account: 'account' as const, cents: 80_00, reason: 'Divreiz samaksāts' }
  const asked = await accountant.api.correctBalance({ params: { id: String(anna.id) }, body })
  const { approvalId } = asked as { approvalId: number }
  expect(await rowsOf(owner)).toMatchObject([
    {
      kind: 'approval',
      id: String(approvalId),
      group: 'money',
      cents: 80_00,
      facts: { deed: 'ledger.correct', askedBy: 'Inese Kļaviņa' },
    },
  ])
  expect(await rowsOf(dispatcher)).toEqual([])
  const params = { id: String(approvalId) }
  await owner.api.refuseApproval({ params, body: { reason: 'Nav dokumenta' } })
  expect(await rowsOf(owner)).toEqual([])
})

test('an order on hold is a row until it is decided, and comes back when its facts change', async () => {
  const anna = await shop.customer({ accountCents: 5_000 })
  const order = await placedOrder(anna, { [good.tea]: 6 }, 2)
  await sql`update orders set held_at = now(), version = version + 1 where id = ${order.id}`.execute(
    db,
  )
  const row = { kind: 'order_held', id: String(order.id) }
  const [held] = await rowsOf(dispatcher)
  expect(held).toMatchObject({ ...row, facts: { customerId: anna.id } })
  // The day begins at midnight of Riga.
  expect(held!.until).toMatch(/T2[12]:00:00/)
  await dispatcher.api.giveAttention({ body: { ...row, staffId: owner.id } })
  expect((await rowsOf(owner))[0]!.givenTo).toEqual({ id: owner.id, name: 'Inese Kļaviņa' })
  const until = '2026-11-22'
  await dispatcher.api.putOffAttention({ body: { ...row, until, reason: 'Bankā prasīts' } })
  expect(await dispatcher.api.readAttention()).toMatchObject({ rows: [], putOff: 1 })
  await sql`update orders set delivery_on = delivery_on + 1 where id = ${order.id}`.execute(db)
  expect(await kindsOf(dispatcher)).toEqual(['order_held'])
  await dispatcher.api.giveAttention({ body: { ...row, staffId: owner.id } })
  expect(await dispatcher.api.readAttention()).toMatchObject({ rows: [row], putOff: 0 })
  await dispatcher.api.putOffAttention({ body: { ...row, until, reason: 'Vēl gaidām' } })
  clock.set('2026-11-22T08:00:00Z')
  const read = attentionReader(app, attentionSources)
  expect((await read(['dispatcher'])).rows).toMatchObject([row])
  clock.set('2026-11-20T08:00:00Z')
  await dispatcher.api.releaseOrders({ body: { orderIds: [order.id], reason: 'Nauda ir' } })
  expect(await dispatcher.api.readAttention()).toMatchObject({ rows: [], putOff: 0 })
  await expect(
    dispatcher.api.giveAttention({ body: { ...row, staffId: null } }),
  ).rejects.toMatchObject({ error: 'not_found' })
})

test('a good that will not last is a row until its first day without enough', async () => {
  const autoship = { day: dayOf('2026-12-01'), lines: { [good.water]: 2 } }
  for (const each of [await shop.customer(), await shop.customer()])
    await runningAutoship(each, autoship)
  await db.updateTable('goods').set({ isCounted: true }).where('id', '=', good.water).execute()
  await setStock({ db }, good.water, 3)
  const row = { kind: 'good_short', id: String(good.water), since: null }
  const facts = { free: 3, pieces: 4, customers: 2 }
  expect(await rowsOf(owner)).toMatchObject([{ ...row, facts, until: '2026-11-30T22:00:00.000Z' }])
  await db.updateTable('autoships').set({ isActive: false, nextOn: null }).execute()
  expect(await rowsOf(owner)).toEqual([])
})

test('a failed job and a mail that was given up are rows that a press tries again', async () => {
  await inTransaction(db, (tx) => enqueue(tx, 'mail.send', { mailId: 999_999 }, { key: 'x' }))
  await sql`update graphile_worker._private_jobs set attempts = 3, last_error = 'no answer',
    run_at = now() + interval '1 hour' where key = 'x'`.execute(db)
  const anna = await shop.customer({ accountCents: 5_000 })
  const order = await placedOrder(anna, { [good.tea]: 6 }, 2)
  await sql`update mail_outbox set state = 'given_up', last_error = 'mailbox full'
    where customer_id = ${anna.id}`.execute(db)
  expect(order.id).toBeGreaterThan(0)
  const [job, mail] = await rowsOf(owner)
  expect(job).toMatchObject({ kind: 'job_failed', facts: { attempts: 3, error: 'no answer' } })
  expect(mail).toMatchObject({ kind: 'mail_given_up', facts: { customerId: anna.id } })
  expect(await owner.api.readMachine()).toMatchObject({
    jobs: { failed: 1 },
    mails: { givenUp: 1 },
    backupAt: null,
    bankImportAt: null,
  })
  await expect(dispatcher.api.retryJob({ params: { id: job!.id } })).rejects.toMatchObject({
    error: 'not_permitted',
  })
  await dispatcher.api.retryMail({ params: { id: mail!.id } })
  await owner.api.retryJob({ params: { id: job!.id } })
  expect(await rowsOf(owner)).toEqual([])
  for (const retry of [owner.api.retryJob, owner.api.retryMail])
    await expect(retry({ params: { id: '999999' } })).rejects.toMatchObject({ status: 404 })
})

test('money that does not agree, or is not checked, and an old backup are rows of their own', async () => {
  await db.insertInto('moneyChecks').values({ problems: 2 }).execute()
  expect(await rowsOf(accountant)).toMatchObject([{ kind: 'money_check', facts: { problems: 2 } }])
  await db.insertInto('moneyChecks').values({ problems: 0 }).execute()
  expect(await rowsOf(accountant)).toEqual([])
  const inProduction = { ...app, config: { ...app.config, production: true } }
  const read = attentionReader(inProduction, attentionSources)
  expect((await read(['owner'])).rows).toMatchObject([{ kind: 'backup_old' }])
  await db.insertInto('backups').defaultValues().execute()
  expect((await read(['owner'])).rows).toEqual([])
})

test('a kind that cannot be read is named and leaves the others in the list', async () => {
  const broken = {
    kind: 'broken',
    right: 'seeToday' as const,
    find: () => Promise.reject(new Error('no answer')),
  }
  await db.insertInto('moneyChecks').values({ problems: 1 }).execute()
  const read = attentionReader(app, [broken, ...attentionSources])
  expect(await read(['owner'])).toMatchObject({
    rows: [{ kind: 'money_check' }],
    unread: [{ kind: 'broken', readAt: null }],
  })
})
