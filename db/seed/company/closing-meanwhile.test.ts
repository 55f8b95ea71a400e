import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import { closeDueDays } from '../../../server/dispatch/close-day.ts'
import { findHeldDays } from '../../../server/territory/delay-closing.ts'
import { testShop } from '../../../tests/support/shop.ts'
import { livePast } from '../past/live-past.ts'
import { seedDemo } from '../seed-demo.ts'
import { makeCompany } from './make-company.ts'

const { db, app, clock } = await testShop()
const today = clock.today()
const size = { customers: 20, onRounds: 14, days: 5 }
const ofCompany = [addDays(today, -60), addDays(today, -1), today]

type Seen = { held: Set<string>; closed: string[] }
const seen: Promise<Seen>[] = []

/** The shop's job comes while the company is made. */
function closingMeanwhile(): typeof app {
  const close = async (): Promise<Seen> => {
    const held = await findHeldDays(db, clock.now())
    return { held, closed: (await closeDueDays(app)).map(({ day }) => day) }
  }
  const info = () => void seen.push(close())
  return { ...app, log: Object.create(app.log, { info: { value: info } }) as typeof app.log }
}

// A delivery that failed the day before may have come to a day whose other orders are not made yet.
test(
  'the open shop closes no day of its company before the company has made the orders of it',
  { timeout: 120_000 },
  async () => {
    await seedDemo(db, { today })
    await livePast(app)
    await makeCompany(closingMeanwhile(), size)
    const [first] = await Promise.all(seen)
    expect([...first!.held]).toEqual(expect.arrayContaining(ofCompany))
    expect(first!.closed).toEqual([])
    expect(await findHeldDays(db, clock.now())).toEqual(new Set())
  },
)
