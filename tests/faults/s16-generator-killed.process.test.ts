import { inTransaction } from '../../server/platform/database/transaction.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayOf, type Day } from '../../domain/calendar.ts'
import { enqueue } from '../../server/platform/queue.ts'
import { manyAutoships } from '../support/many-autoships.ts'
import { good, region } from '../support/order-shop.ts'
import { TEST_START } from '../support/shop.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { realShop } from './kit/real-shop.ts'
import { choices, rounds } from './kit/rounds.ts'
import { sharedDatabase } from './kit/shared-database.ts'
import { shoppers } from './kit/shoppers.ts'

const { db, environment } = await sharedDatabase()
const workers = [
  await realShop({ role: 'worker', environment }),
  await realShop({ role: 'worker', environment }),
]
await shoppers({ as: workers[0]!.as, nobody: workers[0]!.nobody }, db)

const count = 700
const due = {
  count,
  frequencyWeeks: 2,
  regionId: region.riga,
  goodIds: [good.water, good.honey, good.tea],
}
const today = dayOf(TEST_START.slice(0, 10))

/** The occurrences of a day by what became of them, with the orders that they have. */
async function occurrencesOf(day: Day) {
  const { rows } = await sql<{
    state: string
    orders: number
    letters: number
    occurrences: number
  }>`
    with made as (
      select o.autoship_id, count(distinct o.id)::int as orders, count(m.id)::int as letters
      from orders o left join mail_outbox m on m.cause = 'order:' || o.id and m.template = 'autoship.confirm'
      where o.autoship_planned_on = ${day} group by o.autoship_id)
    select c.state, coalesce(made.orders, 0) as orders, coalesce(made.letters, 0) as letters, count(*)::int as occurrences
    from autoship_occurrences c left join made using (autoship_id)
    where c.planned_on = ${day} group by 1, 2, 3 order by 1`.execute(db)
  return rows
}

const made = async () =>
  Number((await db.selectFrom('orders').select(db.fn.countAll().as('n')).execute())[0]!.n)

/** Waits until the generators have got somewhere, but not to the end. */
async function inTheMiddle(before: number) {
  await expect.poll(made, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before)
}

test.each(rounds(1))(
  'after killed generators each occurrence has one order and one mail (round %i)',
  async (seed) => {
    const { upTo } = choices(seed)
    const day = addDays(today, 7)
    await Promise.all(workers.map(({ start }) => start()))
    const before = await made()
    await manyAutoships(db, { ...due, day })
    for (const key of ['one', 'other'])
      await inTransaction(db, (tx) => enqueue(tx, 'autoship.generate', {}, { key }))
    await inTheMiddle(before)
    await pause(upTo(100))
    await workers[0]!.kill()
    await inTheMiddle(await made())
    await workers[1]!.kill()
    const left = before + count - (await made())
    await workers[0]!.start()
    await expect.poll(made, { timeout: 90_000, interval: 100 }).toBe(before + count)
    await expect
      .poll(() => occurrencesOf(day), { timeout: 20_000 })
      .toMatchObject([{ state: 'generated', orders: 1, letters: 1 }])
    expect(await brokenRules(db)).toEqual([])
    console.log(`${left} of ${count} were left when the last one died`)
    await workers[0]!.stop()
  },
)

test('a worker that returns days later makes the possible orders and mails about the missed ones', async () => {
  const missed = addDays(today, 8)
  const later = addDays(today, 10)
  await manyAutoships(db, { ...due, count: 30, frequencyWeeks: 1, day: missed })
  await manyAutoships(db, { ...due, count: 30, frequencyWeeks: 1, day: later })
  const worker = await realShop({
    role: 'worker',
    environment: { ...environment, AVOTS_CLOCK: `${addDays(today, 9)}T08:00:00Z` },
  })
  await worker.start()
  const state = async (day: Day) =>
    (await occurrencesOf(day)).map((row) => [row.state, row.orders, row.occurrences])
  // An autoship that fails beside a busy machine is left to the next run, which may come any time.
  const afterOneMoreRun = async () => {
    await inTransaction(db, (tx) => enqueue(tx, 'autoship.generate', {}, { key: 'more' }))
    return Promise.all([missed, later, addDays(missed, 7)].map(state))
  }
  await expect
    .poll(afterOneMoreRun, { timeout: 180_000, interval: 1_000 })
    .toEqual([[['skipped', 0, 30]], [['generated', 1, 30]], [['generated', 1, 30]]])
  const mails = await db
    .selectFrom('mailOutbox')
    .select('payload')
    .where('template', '=', 'autoship.not-coming')
    .execute()
  expect(mails).toHaveLength(30)
  expect(mails[0]!.payload).toMatchObject({
    day: missed,
    reason: 'day_closed',
    nextOn: addDays(missed, 7),
  })
  expect(await brokenRules(db)).toEqual([])
  await worker.stop()
})
