import { byCommand } from '../../../domain/actor.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { good, orderShop, placedOrder, region } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { addDays, dayOf } from '../../../domain/calendar.ts'
import { rigaDay, rigaTime } from '../../../domain/calendar/riga-time.ts'
import { addressDays } from '../../customers/address-days.ts'
import { addHoliday, type OfficeDayChange, removeHoliday } from '../../territory/change-holiday.ts'
import { calendarCommands } from './calendar-commands.ts'
import { generate } from '../generation/generate.ts'
import { settleUnanswered } from './answer-proposal.ts'
import { proposeDays } from './propose-days.ts'

const shop = await orderShop()
const setDayOff = (change: OfficeDayChange) =>
  inTransaction(shop.db, (tx) => addHoliday(shop.app, tx, byCommand, change))

const setDays = (days: string, weeks?: string) =>
  calendarCommands['route set']!.run(shop.app, {
    words: ['S'],
    options: { days, ...(weeks && { weeks }), sure: true },
  })

async function hit(weeks: number) {
  const times = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: times.tuesday(1) })
  times.at(4)
  await generate(shop.app)
  const day = times.tuesday(weeks)
  await setDayOff({ day, nameLv: 'Inventūra', nameEn: 'Stocktaking', delivers: false })
  await expect.poll(() => proposeDays(shop.app)).toBe(1)
  const { proposals } = (await anna.api.readAutoshipDiary()).data
  return {
    ...times,
    anna,
    water,
    proposal: proposals[0]!,
    params: { id: String(proposals[0]!.id) },
  }
}

test('a day off proposes a new day for an order, and accepting moves it', async () => {
  const { anna, water, proposal, params, tuesday, day } = await hit(1)
  expect(proposal).toMatchObject({
    old_day: tuesday(1),
    new_day: day(12),
    reason: 'holiday',
    autoship_id: water.id,
  })
  expect(await proposeDays(shop.app)).toBe(0)
  const { data } = await anna.api.answerDayProposal({ params, body: { answer: 'accept' } })
  expect(data).toEqual([])
  const { order } = await anna.api.listUnconfirmedOrders()
  expect(order.map(({ delivery_date }) => delivery_date)).toEqual([day(12)])
  await expect(
    anna.api.answerDayProposal({ params, body: { answer: 'accept' } }),
  ).rejects.toMatchObject({
    status: 404,
  })
})

test('for a planned delivery the customer chooses another day, or skips it', async () => {
  const first = await hit(3)
  expect(first.proposal).toMatchObject({
    old_day: first.tuesday(3),
    new_day: first.day(26),
    order_id: null,
  })
  const body = { answer: 'choose', delivery_date: first.day(27) } as const
  await first.anna.api.answerDayProposal({ params: first.params, body })
  const days = (await first.anna.api.readAutoshipDiary()).data.deliveries.map(
    ({ delivery_date }) => delivery_date,
  )
  expect(days[2]).toBe(first.day(27))

  const second = await hit(3)
  await second.anna.api.answerDayProposal({ params: second.params, body: { answer: 'skip' } })
  expect((await second.anna.api.readAutoshipDiary()).data.deliveries[2]).toMatchObject({
    state: 'skipped',
  })
})

test('without an answer an order moves to the new day before the old one closes', async () => {
  const { anna, day, tuesday, proposal } = await hit(1)
  const until = Date.parse(proposal.answer_until!)
  expect([rigaDay(until), rigaTime(until)]).toEqual([day(10), '22:00'])
  shop.clock.set(new Date(until - 1).toISOString())
  await settleUnanswered(shop.app)
  expect((await anna.api.listUnconfirmedOrders()).order).toMatchObject([
    { delivery_date: tuesday(1) },
  ])
  shop.clock.set(new Date(until).toISOString())
  await settleUnanswered(shop.app)
  expect((await anna.api.listUnconfirmedOrders()).order).toMatchObject([{ delivery_date: day(12) }])
  expect((await anna.api.readAutoshipDiary()).data.proposals).toEqual([])
})

test('another customer’s proposal is not found', async () => {
  const { params } = await hit(1)
  const peter = await shop.customer()
  const answer = peter.api.answerDayProposal({ params, body: { answer: 'accept' } })
  await expect(answer).rejects.toMatchObject({ status: 404 })
})

test('a changed day off or route queues the proposals in its own transaction', async () => {
  const { db } = shop
  const waiting = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where task_identifier = 'autoship.propose-days' order by 1`.execute(
      db,
    )
    return rows.map(({ key }) => key)
  }
  // The jobs wait until all processes have the new calendar; here there is only one.
  const doWaiting = async () => {
    await sql`select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
      where task_identifier = 'autoship.propose-days'), run_at := now())`.execute(db)
    await shop.work()
  }
  await doWaiting()
  const off = {
    day: dayOf('2031-03-04'),
    nameLv: 'Inventūra',
    nameEn: 'Stocktaking',
    delivers: false,
  }
  const undone = db.transaction().execute(async (tx) => {
    await addHoliday(shop.app, tx, byCommand, off)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await waiting()).toEqual([])
  await setDayOff(off)
  await inTransaction(shop.db, (tx) => removeHoliday(shop.app, tx, byCommand, off.day))
  await setDays('wed')
  expect(await waiting()).toEqual(['propose-days'])
  await doWaiting()
  expect(await waiting()).toEqual([])
})

test('an order without an autoship gets a proposal, too, and another day of its address is chosen', async () => {
  const { at, tuesday } = await newTimes(shop)
  const peter = await shop.customer()
  const { id } = await placedOrder(peter, { [good.tea]: 2 })
  const order = { params: { id: String(id) } }
  const oldDay = tuesday(2)
  await peter.api.moveOrder({ ...order, body: { delivery_date: oldDay } })
  at(1)
  await setDayOff({
    day: oldDay,
    nameLv: 'Inventūra',
    nameEn: 'Stocktaking',
    delivers: false,
  })
  await expect.poll(() => proposeDays(shop.app)).toBe(1)
  const [proposal] = (await peter.api.listDayProposals()).data
  expect(proposal).toMatchObject({
    order_id: id,
    autoship_id: null,
    old_day: oldDay,
    address_id: peter.addressId,
  })
  const day = addDays(oldDay, 2)
  const body = { answer: 'choose', delivery_date: day } as const
  expect(
    (await peter.api.answerDayProposal({ params: { id: String(proposal!.id) }, body })).data,
  ).toEqual([])
  expect((await peter.api.readOrder(order)).order.delivery_date).toBe(day)
})

test('a withdrawn day off keeps the delivery’s day, and the customer gets a mail', async () => {
  const { anna, tuesday, proposal } = await hit(1)
  await inTransaction(shop.db, (tx) => removeHoliday(shop.app, tx, byCommand, tuesday(1)))
  await expect
    .poll(async () => {
      await proposeDays(shop.app)
      return (await anna.api.listDayProposals()).data
    })
    .toEqual([])
  expect((await anna.api.listUnconfirmedOrders()).order).toMatchObject([
    { delivery_date: tuesday(1) },
  ])
  const mails = shop.db
    .selectFrom('mailOutbox')
    .select('cause')
    .where('template', '=', 'autoship.day-kept')
  expect(await mails.where('customerId', '=', anna.id).execute()).toEqual([
    { cause: `proposal:${proposal.id}` },
  ])
})

test('moving the delivery closes its proposal, and its new day can get another proposal', async () => {
  const { anna, params, proposal, day } = await hit(1)
  await anna.api.moveOrder({
    params: { id: String(proposal.order_id) },
    body: { delivery_date: day(7) },
  })
  expect((await anna.api.listDayProposals()).data).toEqual([])
  await expect(
    anna.api.answerDayProposal({ params, body: { answer: 'accept' } }),
  ).rejects.toMatchObject({
    status: 404,
  })
  await setDayOff({
    day: day(7),
    nameLv: 'Inventūra',
    nameEn: 'Stocktaking',
    delivers: false,
  })
  await expect.poll(() => proposeDays(shop.app)).toBe(1)
  expect((await anna.api.listDayProposals()).data).toMatchObject([{ old_day: day(7) }])
})

test('a route with other days makes a proposal for every delivery that it no longer serves', async () => {
  const { at, tuesday } = await newTimes(shop)
  const rita = await shop.customer({ regionId: region.sigulda })
  await setDays('tue', '1')
  const first = tuesday(2)
  const listed = async () => (await addressDays(shop.app, shop.db, rita.addressId))!.allowedDates
  await expect.poll(listed).toContain(first)
  await runningAutoship(rita, { day: first, lines: { [good.tea]: 1 } })
  at(1)
  await setDays('thu')
  await expect.poll(() => proposeDays(shop.app)).toBeGreaterThan(0)
  const proposals = (await rita.api.listDayProposals()).data
  expect(proposals[0]).toMatchObject({
    old_day: first,
    new_day: addDays(first, 2),
    reason: 'route',
  })
})
