import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, type Day } from '../../domain/calendar.ts'
import { generate } from '../../server/autoship/generation/generate.ts'
import { good, orderShop } from '../support/order-shop.ts'
import { newTimes, runningAutoship } from '../support/running-autoship.ts'
import { atOnce } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()
const weeks = 4

/** Cuts the connection of one working generator, as a restart within a batch does. */
const cutOne = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and state <> 'idle' and query ~ '(orders|autoship)' limit 1`.execute(
    shop.db,
  )

async function occurrencesOf(autoshipId: number) {
  const { rows } = await sql<{ plannedOn: Day; state: string; orders: number }>`
    select c.planned_on, c.state, (select count(*)::int from orders o where o.autoship_id = c.autoship_id
      and o.autoship_planned_on = c.planned_on) as orders
    from autoship_occurrences c where c.autoship_id = ${autoshipId} order by 1`.execute(shop.db)
  return rows
}

test.each(rounds(1))(
  'parallel, cut and repeated generators make one order an occurrence (seed %i)',
  async (seed) => {
    const { upTo, random } = choices(seed)
    const { at, tuesday } = await newTimes(shop)
    const autoships: { id: number; first: Day }[] = []
    const anna = await shop.customer({ accountCents: 100_000 })
    for (let n = 0; n < 12; n += 1) {
      const first = addDays(tuesday(1), upTo(4))
      const { id } = await runningAutoship(anna, { day: first, lines: { [good.tea]: 1 + upTo(3) } })
      autoships.push({ id, first })
    }
    for (let today = 0; today <= 4 + 7 * weeks; today += random() < 0.2 ? 3 : 1) {
      at(today)
      const generators = Array.from({ length: 2 + upTo(4) }, () => () => generate(shop.app))
      await atOnce<unknown>(random() < 0.4 ? [...generators, cutOne] : generators)
    }
    at(4 + 7 * weeks)
    expect(await generate(shop.app)).toMatchObject({ failed: [] })
    expect(await generate(shop.app)).toMatchObject({ made: 0, skipped: 0 })

    for (const { id, first } of autoships) {
      const occurrences = await occurrencesOf(id)
      const due = Array.from({ length: weeks + 1 }, (_, week) => addDays(first, 7 * week))
      const last = addDays(tuesday(1), 7 * weeks)
      expect(occurrences.map(({ plannedOn }) => plannedOn)).toEqual(
        due.filter((day) => day <= last),
      )
      for (const { state, orders } of occurrences) expect([state, orders]).toEqual(['generated', 1])
    }
    expect(await brokenRules(shop.db)).toEqual([])
  },
  120_000,
)
