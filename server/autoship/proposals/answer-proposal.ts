import { type Actor, bySystem } from '../../../domain/actor.ts'
import type { DayProposal } from '../../../contract/shop/autoship-proposals.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { addDays, type Day, dayOf } from '../../../domain/calendar.ts'
import { HOUR_MS } from '../../../domain/calendar/durations.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import { closingInstant } from '../../../domain/territory/day-closing.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { alternativeDay } from '../../../domain/territory/days.ts'
import { clockOfDelivery, regionDays } from '../../territory/region-days.ts'
import type { App, AppWithDb } from '../../app-context.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { auditOwnChange } from '../plan/own-change.ts'
import { moveDelivery, moveOrder } from '../schedule/move-delivery.ts'
import { skipDelivery } from '../schedule/skip-delivery.ts'
import {
  endProposal,
  findOpen,
  lockProposal,
  type OpenProposal,
  findUnanswered,
} from './proposal-store.ts'

/** Settled this long before the old day closes: the hourly job may fail once. */
const SETTLING_MS = 2 * HOUR_MS

type Asked = Pick<OpenProposal, 'oldDay' | 'newDay' | 'answerBy'>

/** Until the earlier of both days is about to close, or before where the office asked for it. */
function answerUntil({ oldDay, newDay, answerBy }: Asked, dayClosesAt: string): number {
  const earlier = newDay !== null && newDay < oldDay ? newDay : oldDay
  const closing = closingInstant(earlier, dayClosesAt) - SETTLING_MS
  return answerBy === null ? closing : Math.min(closing, rigaInstant(addDays(answerBy, 1), '00:00'))
}

export async function openProposals(app: AppWithDb, customerId: number): Promise<DayProposal[]> {
  const { dayClosesAt } = await app.settings()
  return (await findOpen(app.db, customerId)).map((proposal) => ({
    id: proposal.id,
    autoship_id: proposal.seriesId,
    autoship_name: proposal.autoshipName,
    address_id: proposal.addressId,
    planned_on: proposal.plannedOn,
    order_id: proposal.orderId,
    old_day: proposal.oldDay,
    new_day: proposal.newDay,
    reason: proposal.reason,
    answer_until: new Date(answerUntil(proposal, dayClosesAt)).toISOString(),
  }))
}

type Reply = {
  customerId: number
  proposalId: number
  answer: 'accept' | 'choose' | 'skip'
  delivery_date?: string | undefined
}

export async function answerProposal(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, proposalId, answer, delivery_date }: Reply,
): Promise<Outcome<null, Refusal>> {
  const proposal = await lockProposal(tx, customerId, proposalId)
  if (!proposal || proposal.isObsolete) return refuse({ code: 'not_found' })
  const at = app.clock.now()
  if (answer === 'choose' && !delivery_date)
    return refuse({ fields: { delivery_date: [{ problem: 'required' }] } })
  const day = answer === 'choose' ? dayOf(delivery_date!) : proposal.newDay
  if (answer === 'accept' && !day) return refuse({ code: 'conflict' })
  const settled =
    answer === 'skip' ? await skip(app, tx, by, proposal) : await move(app, tx, by, proposal, day!)
  if (!settled.ok) return settled
  if (proposal.orderId === null) await auditAnswer(app, tx, by, answer, proposal)
  if (answer === 'choose') await endProposal(tx, proposal.id, 'chosen', { at, day: day! })
  else await endProposal(tx, proposal.id, answer === 'skip' ? 'skipped' : 'accepted', { at })
  return done(null)
}

/** An order has a history of its own. */
async function auditAnswer(
  app: App,
  tx: Tx,
  by: Actor,
  answer: Reply['answer'],
  { customerId, autoshipId }: OpenProposal,
): Promise<void> {
  const action = answer === 'skip' ? 'deliveries.skip' : 'deliveries.move'
  await auditOwnChange(app, tx, by, { action, customerId, autoshipId: autoshipId! })
}

async function move(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, autoshipId, plannedOn }: OpenProposal,
  newDay: Day,
): Promise<Outcome<unknown, Refusal>> {
  if (orderId !== null)
    return moveOrder(app, tx, by, { customerId, orderId, newDay, wholeSeries: false })
  const delivery = { customerId, autoshipId: autoshipId!, plannedOn: plannedOn! }
  return moveDelivery(app, tx, by, { ...delivery, newDay, wholeSeries: false })
}

async function skip(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, autoshipId, plannedOn }: OpenProposal,
): Promise<Outcome<unknown, Refusal>> {
  if (autoshipId !== null)
    return skipDelivery(app, tx, by, { customerId, autoshipId, plannedOn: plannedOn! })
  const made = await tx
    .selectFrom('orders')
    .select(['autoshipId', 'autoshipPlannedOn'])
    .where('id', '=', orderId!)
    .executeTakeFirst()
  if (!made?.autoshipId) return cancelOrder(app, tx, by, { customerId, orderId: orderId! })
  const delivery = { autoshipId: made.autoshipId, plannedOn: made.autoshipPlannedOn! }
  return skipDelivery(app, tx, by, { customerId, ...delivery })
}

/** Moves unanswered orders to the proposed day before the old one closes. */
export async function settleUnanswered(app: AppWithDb): Promise<void> {
  const { firstOpenDay } = await clockOfDelivery(app)
  const { dayClosesAt } = await app.settings()
  const closing = closingInstant(firstOpenDay, dayClosesAt) - SETTLING_MS
  const isDue = closing <= app.clock.now().getTime()
  const until = isDue ? firstOpenDay : addDays(firstOpenDay, -1)
  for (;;) {
    const batch = await findUnanswered(app.db, { until, today: app.clock.today() })
    if (batch.length === 0) return
    for (const proposal of batch) await settle(app, proposal)
  }
}

const settle = (app: AppWithDb, { id, customerId }: OpenProposal): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const proposal = await lockProposal(tx, customerId, id)
    if (!proposal) return
    if (proposal.orderId !== null && !proposal.isObsolete)
      await moveToPossibleDay(app, tx, proposal, proposal.orderId)
    await endProposal(tx, id, 'lapsed', { at: app.clock.now() })
  })

/** The proposed day, or the next possible one; without any the office finds it among proposals. */
async function moveToPossibleDay(
  app: App,
  tx: Tx,
  { id, customerId, oldDay, newDay, regionId }: OpenProposal,
  orderId: number,
): Promise<void> {
  const days = regionId === null ? null : await regionDays(app, regionId)
  const nextDay = alternativeDay(oldDay, days, await clockOfDelivery(app))
  for (const day of new Set([newDay, nextDay])) {
    if (day === null) continue
    const move = { customerId, orderId, newDay: day, wholeSeries: false }
    if ((await moveOrder(app, tx, bySystem, move)).ok) return
  }
  app.log.warn({ proposal: id, orderId }, 'no new day was possible for an order')
}
