import { sql } from 'kysely'
import { agendaOf } from '../../../domain/autoship/agenda.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { dayInstead, isServed } from '../../../domain/delivery/days.ts'
import { clockOfDelivery, regionDays } from '../../delivery/address-days.ts'
import type { App } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { servedDays } from '../days.ts'
import { autoshipsById, type LoadedAutoship, wishOf } from '../load-autoships.ts'
import { closeIdle } from './close-idle.ts'
import { insertProposals, type NewProposal, ordersAhead } from './proposal-store.ts'

export type WhyNewDay = 'route' | 'holiday'

/** So far ahead the customers of planned deliveries are asked; what comes later finds its day when its time comes. */
const daysAhead = 45
const batchSize = 200

/**
 * After a change of routes or days off: every delivery that cannot keep its day, with the day that it would get. Each customer
 * is asked once; what is not answered goes to the new day.
 */
export async function proposeDays(app: App, reason: WhyNewDay): Promise<number> {
  await closeIdle(app)
  return (await proposeForOrders(app, reason)) + (await proposeForAutoships(app, reason))
}

async function proposeForOrders(app: App, reason: WhyNewDay): Promise<number> {
  const clock = await clockOfDelivery(app)
  let [asked, after] = [0, 0]
  for (;;) {
    const orders = await ordersAhead(app.db, clock.firstOpenDay, after, batchSize)
    if (orders.length === 0) return asked
    after = orders.at(-1)!.id
    const found: NewProposal[] = []
    for (const { id: orderId, customerId, deliveryOn: oldDay, regionId } of orders) {
      const days = await regionDays(app, regionId)
      if (days && isServed(oldDay, days).ok) continue
      const newDay = dayInstead(oldDay, days, clock)
      found.push({ customerId, orderId, autoshipId: null, plannedOn: null, oldDay, newDay, reason })
    }
    asked += await ask(app, found)
  }
}

async function proposeForAutoships(app: App, reason: WhyNewDay): Promise<number> {
  const { firstOpenDay } = await clockOfDelivery(app)
  const until = addDays(firstOpenDay, daysAhead)
  let [asked, after] = [0, 0]
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from autoships where is_active and next_on <= ${until} and id > ${after} order by id
      limit ${batchSize}`.execute(app.db)
    if (rows.length === 0) return asked
    after = rows.at(-1)!.id
    const autoships = await autoshipsById(
      app.db,
      rows.map(({ id }) => id),
      app.clock.today(),
    )
    const found: NewProposal[] = []
    for (const autoship of autoships)
      found.push(...(await displaced(app, autoship, firstOpenDay, until, reason)))
    asked += await ask(app, found)
  }
}

/** The planned deliveries of an autoship whose wished day its address no longer has. */
async function displaced(
  app: App,
  autoship: LoadedAutoship,
  firstOpenDay: Day,
  until: Day,
  reason: WhyNewDay,
): Promise<NewProposal[]> {
  const wish = wishOf(autoship)
  if (!wish) return []
  const moved = new Map(
    wish.cycles.flatMap(({ plannedOn, state, deliveryOn }) => {
      return state === 'moved' ? [[plannedOn, deliveryOn!] as const] : []
    }),
  )
  return agendaOf(wish, await servedDays(app, autoship), firstOpenDay, 7).flatMap((planned) => {
    const oldDay = moved.get(planned.plannedOn) ?? planned.plannedOn
    const isHit =
      planned.state === 'no_day' || (planned.state === 'planned' && planned.day !== oldDay)
    if (!isHit || oldDay > until || oldDay < firstOpenDay) return []
    const { customerId, id: autoshipId } = autoship
    const { plannedOn, day: newDay } = planned
    return [{ customerId, orderId: null, autoshipId, plannedOn, oldDay, newDay, reason }]
  })
}

const ask = (app: App, found: readonly NewProposal[]): Promise<number> =>
  inTransaction(app.db, async (tx) => {
    const asked = await insertProposals(tx, found, app.clock.now())
    const mails = asked.map(({ id, customerId, orderId, oldDay, newDay, reason }) => {
      return {
        customerId,
        cause: `proposal:${id}`,
        payload: { oldDay, newDay, reason, isOrder: orderId !== null },
      }
    })
    await queueMails(tx, 'autoship.new-day', mails)
    return asked.length
  })
