import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import { daySources } from '../../../server/dispatch/attention-days.ts'
import { closeDueDays } from '../../../server/dispatch/close-day.ts'
import { findOwnRuns } from '../../../server/dispatch/runs/own-runs.ts'
import { testShop } from '../../../tests/support/shop.ts'
import { livePast } from '../past/live-past.ts'
import { seedDemo } from '../seed-demo.ts'
import { makeCompany } from './make-company.ts'

const { db, app, clock } = await testShop()
const size = { customers: 30, onRounds: 14, days: 3 }

/** Midnight strikes when half of the company is made, and the shop's job closes the new day. */
function atMidnight(doAt: () => void): typeof app {
  let isPassed = false
  const info = (text: string) => {
    const percent = Number(/(\d+) %/.exec(text)?.[1] ?? 0)
    if (isPassed || percent < 50) return
    isPassed = true
    doAt()
  }
  return { ...app, log: Object.create(app.log, { info: { value: info } }) as typeof app.log }
}

test(
  'a company that is made over midnight has a run for its driver on the day that has begun',
  { timeout: 120_000 },
  async () => {
    const eve = clock.today()
    clock.set(new Date(rigaInstant(eve, '23:58')).toISOString())
    await seedDemo(db, { today: eve })
    await livePast(app)
    let closing: Promise<unknown> | undefined
    const passMidnight = () => {
      clock.set(new Date(rigaInstant(addDays(eve, 1), '00:01')).toISOString())
      closing = closeDueDays(app)
    }
    await makeCompany(atMidnight(passMidnight), size)
    expect(await closing).not.toEqual([])
    const today = clock.today()
    expect(today).toBe(addDays(eve, 1))
    const withoutRun = daySources.find(({ kind }) => kind === 'order_no_run')!
    expect(await withoutRun.find(app)).toEqual([])
    const { id: driverId } = await db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', 'soferis@avots.example')
      .executeTakeFirstOrThrow()
    const runs = await findOwnRuns(db, driverId, today)
    expect(runs.map(({ day, state }) => [day, state])).toEqual([
      [eve, 'road'],
      [today, 'planned'],
    ])
  },
)
