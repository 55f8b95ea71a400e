import { sql } from 'kysely'
import { scheduleOf } from '../../../domain/autoship/schedule.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { alternativeDay, isServed } from '../../../domain/territory/days.ts'
import { clockOfDelivery, regionDays } from '../../territory/region-days.ts'
import type { AppWithDb } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { servedDays } from '../plan/served-days.ts'
import { loadAutoshipsById, type LoadedAutoship, planOf } from '../plan/plan-store.ts'
import {
  findAllOpen,
  endProposal,
  insertProposals,
  type NewProposal,
  type OpenProposal,
  findOrdersAhead,
} from './proposal-store.ts'

export type NewDayReason = 'route' | 'holiday'

/** Planned deliveries further ahead are asked about when they come nearer. */
const daysAhead = 45
const batchSize = 200

/**
 * Run after a change of routes or days off: proposes a new day for every delivery whose day is no
 * longer served. Each delivery is asked about once; without an answer it goes to the new day.
 */
export async function proposeDays(app: AppWithDb, reason: NewDayReason): Promise<number> {
  await closeObsolete(app)
  return (await proposeForOrders(app, reason)) + (await proposeForAutoships(app, reason))
}

async function proposeForOrders(app: AppWithDb, reason: NewDayReason): Promise<number> {
  const clock = await clockOfDelivery(app)
  let [proposed, after] = [0, 0]
  for (;;) {
    const orders = await findOrdersAhead(app.db, clock.firstOpenDay, after, batchSize)
    if (orders.length === 0) return proposed
    after = orders.at(-1)!.id
    const found: NewProposal[] = []
    for (const { id: orderId, customerId, deliveryOn: oldDay, regionId } of orders) {
      const days = await regionDays(app, regionId)
      if (days && isServed(oldDay, days).ok) continue
      const newDay = alternativeDay(oldDay, days, clock)
      found.push({ customerId, orderId, autoshipId: null, plannedOn: null, oldDay, newDay, reason })
    }
    proposed += await propose(app, found)
  }
}

async function proposeForAutoships(app: AppWithDb, reason: NewDayReason): Promise<number> {
  const { firstOpenDay } = await clockOfDelivery(app)
  const until = addDays(firstOpenDay, daysAhead)
  let [proposed, after] = [0, 0]
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from autoships where is_active and next_on <= ${until} and id > ${after} order by id
      limit ${batchSize}`.execute(app.db)
    if (rows.length === 0) return proposed
    after = rows.at(-1)!.id
    const autoships = await loadAutoshipsById(
      app.db,
      rows.map(({ id }) => id),
      app.clock.today(),
    )
    const found: NewProposal[] = []
    for (const autoship of autoships)
      found.push(...(await displacedDeliveries(app, autoship, firstOpenDay, until, reason)))
    proposed += await propose(app, found)
  }
}

/** The planned deliveries of an autoship whose intended day is no longer served. */
async function displacedDeliveries(
  app: AppWithDb,
  autoship: LoadedAutoship,
  firstOpenDay: Day,
  until: Day,
  reason: NewDayReason,
): Promise<NewProposal[]> {
  const plan = planOf(autoship)
  if (!plan) return []
  const moved = new Map(
    plan.occurrences.flatMap(({ plannedOn, state, deliveryOn }) => {
      return state === 'moved' ? [[plannedOn, deliveryOn!] as const] : []
    }),
  )
  return scheduleOf(plan, await servedDays(app, autoship), firstOpenDay, 7).flatMap((planned) => {
    const oldDay = moved.get(planned.plannedOn) ?? planned.plannedOn
    const isDisplaced =
      planned.state === 'no_day' || (planned.state === 'planned' && planned.day !== oldDay)
    if (!isDisplaced || oldDay > until || oldDay < firstOpenDay) return []
    const { customerId, id: autoshipId } = autoship
    const { plannedOn, day: newDay } = planned
    return [{ customerId, orderId: null, autoshipId, plannedOn, oldDay, newDay, reason }]
  })
}

const propose = (app: AppWithDb, found: readonly NewProposal[]): Promise<number> =>
  inTransaction(app.db, async (tx) => {
    const proposals = await insertProposals(tx, found, app.clock.now())
    const mails = proposals.map(({ id, customerId, orderId, oldDay, newDay, reason }) => {
      return {
        customerId,
        cause: `proposal:${id}`,
        payload: { oldDay, newDay, reason, isOrder: orderId !== null },
      }
    })
    await queueMails(tx, 'autoship.new-day', mails)
    return proposals.length
  })

/**
 * Closes proposals that need no answer: the delivery was moved or skipped meanwhile, or its day is
 * served again, which is mailed to its customer.
 */
async function closeObsolete(app: AppWithDb): Promise<void> {
  for (const proposal of await findAllOpen(app.db)) {
    const isServedAgain = !proposal.isObsolete && (await hasItsDay(app, proposal))
    if (!proposal.isObsolete && !isServedAgain) continue
    const { id, customerId, oldDay, orderId } = proposal
    await inTransaction(app.db, async (tx) => {
      await endProposal(tx, id, 'lapsed', { at: app.clock.now() })
      if (!isServedAgain) return
      const payload = { day: oldDay, isOrder: orderId !== null }
      await queueMails(tx, 'autoship.day-kept', [{ customerId, cause: `proposal:${id}`, payload }])
    })
  }
}

async function hasItsDay(app: AppWithDb, { oldDay, regionId }: OpenProposal): Promise<boolean> {
  const days = regionId === null ? null : await regionDays(app, regionId)
  return days !== null && isServed(oldDay, days).ok
}
