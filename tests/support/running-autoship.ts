import { addDays, type Day, dayOf, weekdayOf } from '../../domain/calendar.ts'
import { holidaysBetween } from '../../domain/calendar/holidays.ts'
import { good, type OrderShop, type Shopper } from './order-shop.ts'

type AutoshipToStart = {
  lines?: Record<number, number>
  day: Day
  frequency?: number
  change?: object
}

/** A running autoship. */
export async function runningAutoship(
  anna: Shopper,
  { lines = { [good.water]: 2 }, day, frequency = 1, change }: AutoshipToStart,
) {
  const { data } = await anna.api.createAutoship()
  const params = { id: String(data.id) }
  for (const [goodId, order] of Object.entries(lines))
    await anna.api.changeAutoshipItem({ params, body: { good_id: Number(goodId), order } })
  const body = { delivery_date: day, frequency, autoship_name: 'Ūdens', ...change }
  await anna.api.changeAutoship({ params, body })
  await anna.api.processAutoship({ params })
  return {
    id: data.id,
    params,
    on: (weeks: number) => ({ ...params, planned_on: addDays(day, weeks * 7 * frequency) }),
  }
}

/** Periods used by each shop, so that every file begins on the same day. */
const begun = new WeakMap<object, number>()

/**
 * A period for one test: a Friday morning some weeks after the last one, with all earlier
 * autoships stopped. Time never goes back, because closed days stay closed.
 */
export async function newTimes({ db, clock }: Pick<OrderShop, 'db' | 'clock'>) {
  const stretch = begun.get(clock) ?? 0
  begun.set(clock, stretch + 1)
  const friday = addDays(dayOf('2027-01-15'), 56 * stretch)
  await withoutHolidays(db)
  await db.updateTable('autoships').set({ isActive: false, nextOn: null }).execute()
  const at = (days: number, hour = '08') => clock.set(`${addDays(friday, days)}T${hour}:00Z`)
  at(0)
  return {
    at,
    day: (days: number): Day => addDays(friday, days),
    tuesday: (weeks: number) => addDays(friday, 4 + weeks * 7),
  }
}

/** Delivers on public holidays, so that an example may fall on any week of the year. */
async function withoutHolidays(db: OrderShop['db']) {
  const days = holidaysBetween(dayOf('2026-12-01'), dayOf('2031-12-31')).filter(
    ({ day }) => weekdayOf(day) !== 7,
  )
  const rows = days.map(({ day }) => ({
    day,
    nameLv: 'Darba diena',
    nameEn: 'Workday',
    delivers: true,
  }))
  await db
    .insertInto('holidays')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
