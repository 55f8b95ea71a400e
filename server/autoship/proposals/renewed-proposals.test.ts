import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { generate } from '../generation/generate.ts'
import { good, orderShop, region } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { addHoliday } from '../../territory/change-holiday.ts'
import { autoshipCommands } from '../commands.ts'
import { settleUnanswered } from './answer-proposal.ts'
import { calendarCommands } from './calendar-commands.ts'
import { proposeDays } from './propose-days.ts'

const shop = await orderShop()

const stocktaking = (day: Day) => ({
  day,
  nameLv: 'Inventūra',
  nameEn: 'Stocktaking',
  delivers: false,
})
const setDayOff = (day: Day) =>
  inTransaction(shop.db, (tx) => addHoliday(shop.app, tx, byCommand, stocktaking(day)))

const run = (name: string, words: string[], options: Record<string, string | boolean> = {}) =>
  calendarCommands[name]!.run(shop.app, { words, options })

const letters = async (customerId: number) =>
  (
    await shop.db
      .selectFrom('mailOutbox')
      .select('payload')
      .where('customerId', '=', customerId)
      .where('template', '=', 'autoship.new-day')
      .orderBy('id')
      .execute()
  ).map(({ payload }) => payload)

const openProposals = async (api: { listDayProposals: () => Promise<{ data: object[] }> }) =>
  (await api.listDayProposals()).data

// D-8
test('a letter names the reason that holds for its own delivery, whatever was changed', async () => {
  const { at, tuesday } = await newTimes(shop)
  const [anna, rita] = [await shop.customer(), await shop.customer({ regionId: region.sigulda })]
  await run('route set', ['S'], { days: 'tue', weeks: '1', sure: true })
  await expect
    .poll(async () => (await shop.app.territory(shop.clock.today())).routeOf(2))
    .toBeTruthy()
  await runningAutoship(anna, { day: tuesday(3) })
  await runningAutoship(rita, { day: tuesday(2), lines: { [good.tea]: 1 } })
  at(1)
  await shop.db
    .insertInto('holidays')
    .values(stocktaking(tuesday(3)))
    .execute()
  await run('route set', ['S'], { days: 'thu', sure: true })
  await expect
    .poll(async () => (await shop.app.territory(shop.clock.today())).routeOf(2)?.weekdays)
    .toEqual([4])
  await expect.poll(() => proposeDays(shop.app)).toBeGreaterThan(0)
  await expect.poll(() => openProposals(anna.api)).toMatchObject([{ reason: 'holiday' }])
  expect(await letters(anna.id)).toMatchObject([{ oldDay: tuesday(3), reason: 'holiday' }])
  const reasons = (await letters(rita.id)).map((payload) => (payload as { reason: string }).reason)
  expect(new Set(reasons)).toEqual(new Set(['route', 'holiday']))
  expect(await letters(rita.id)).toContainEqual(
    expect.objectContaining({ oldDay: tuesday(2), reason: 'route' }),
  )
})

// D-8
test('a change of a route names the deliveries that it hits before it is made', async () => {
  const { tuesday } = await newTimes(shop)
  const rita = await shop.customer({ regionId: region.sigulda })
  await run('route set', ['S'], { days: 'tue', weeks: '1', sure: true })
  const routeDays = async () => (await shop.app.territory(shop.clock.today())).routeOf(2)?.weekdays
  await expect.poll(routeDays).toEqual([2])
  const water = await runningAutoship(rita, { day: tuesday(2), lines: { [good.tea]: 1 } })
  const line = `Autoship ${water.id}: Anna Bērziņa`
  await expect(run('route set', ['S'], { days: 'wed' })).rejects.toThrow(line)
  const preview = await run('route set', ['S'], { days: 'wed', preview: true })
  expect(preview.lines.join('\n')).toContain(line)
  expect(await routeDays()).toEqual([2])
  const { daysOff } = (await shop.app.territory(shop.clock.today())).office
  const off = await run('holiday add', [tuesday(2), 'Inventūra'], { preview: true })
  expect(off.lines.join('\n')).toContain(line)
  expect((await shop.app.territory(shop.clock.today())).office.daysOff).toEqual(daysOff)
})

async function proposedOrder() {
  const times = await newTimes(shop)
  const anna = await shop.customer()
  await runningAutoship(anna, { day: times.tuesday(1) })
  times.at(4)
  await generate(shop.app)
  await setDayOff(times.tuesday(1))
  await expect.poll(() => proposeDays(shop.app)).toBe(1)
  return { ...times, anna }
}

// D-9
test('a proposal whose new day is lost is made anew at once, and its letter says so', async () => {
  const { anna, day, tuesday } = await proposedOrder()
  expect(await openProposals(anna.api)).toMatchObject([{ new_day: day(12) }])
  const named = run('holiday add', [day(12), 'Inventūra'])
  await expect(named).rejects.toThrow(`${tuesday(1)} → ${day(13)}`)
  await setDayOff(day(12))
  await expect.poll(() => proposeDays(shop.app)).toBe(1)
  expect(await openProposals(anna.api)).toMatchObject([
    { old_day: tuesday(1), new_day: day(13), reason: 'holiday' },
  ])
  expect(await letters(anna.id)).toMatchObject([
    { newDay: day(12), lostDay: null },
    { newDay: day(13), lostDay: day(12) },
  ])
  expect(await proposeDays(shop.app)).toBe(0)
})

// D-9
test('an order whose proposed day fell away in the last hours goes to the next possible day', async () => {
  const { anna, day, tuesday, at } = await proposedOrder()
  await shop.db
    .insertInto('holidays')
    .values(stocktaking(day(12)))
    .execute()
  const office = async () => (await shop.app.territory(shop.clock.today())).office.daysOff
  at(7, '21')
  await expect.poll(office).toContain(day(12))
  const listed = await autoshipCommands['autoship proposals']!.run(shop.app, {
    words: [],
    options: {},
  })
  expect(listed.lines.join('\n')).toContain(`: Anna Bērziņa`)
  expect(listed.lines.join('\n')).toContain(`${tuesday(1)} → ${day(12)}`)
  shop.clock.set(`${addDays(tuesday(1), -1)}T20:30:00Z`)
  await settleUnanswered(shop.app)
  const { order } = await anna.api.listUnconfirmedOrders()
  expect(order).toMatchObject([{ delivery_date: day(13) }])
})
