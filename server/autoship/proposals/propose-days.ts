import type { LetterWords } from '../../../contract/office/calendar-change.ts'
import type { Day } from '../../../domain/calendar.ts'
import { routeServes } from '../../../domain/territory/routes.ts'
import type { App, AppWithDb } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { clockOfDelivery, regionRoute } from '../../territory/region-days.ts'
import { displacedDeliveries } from './displaced-deliveries.ts'
import {
  type Asking,
  endProposal,
  findAllOpen,
  insertProposals,
  type NewProposal,
  type OpenProposal,
} from './proposal-store.ts'

/**
 * Run after a change of routes or days off: proposes a new day for every delivery whose day is no
 * longer served, and anew where the proposed day has been lost as well. Without an answer the
 * delivery goes to the new day.
 */
export async function proposeDays(app: AppWithDb): Promise<number> {
  const lostDays = await inTransaction(app.db, (tx) => endOutdated(app, tx))
  let proposed = 0
  for await (const found of displacedDeliveries(app, app.db))
    proposed += await inTransaction(app.db, (tx) => propose(app, tx, found, lostDays))
  return proposed
}

/** The days proposed before and lost since, by delivery. */
export type LostDays = Map<string, Day>

export const deliveryOf = ({
  orderId,
  autoshipId,
  plannedOn,
}: Pick<NewProposal, 'orderId' | 'autoshipId' | 'plannedOn'>) =>
  orderId === null ? `autoship:${autoshipId}:${plannedOn}` : `order:${orderId}`

/** Stores the proposals that are new, and mails them to those who are not phoned. */
export async function propose(
  app: App,
  tx: Tx,
  found: readonly (NewProposal & Partial<Asking>)[],
  lostDays: LostDays,
  words: LetterWords | null = null,
): Promise<number> {
  const proposals = await insertProposals(tx, found, app.clock.now())
  const mails = proposals
    .filter(({ toldBy }) => toldBy === 'mail')
    .map((proposal) => {
      const { id, customerId, orderId, oldDay, newDay, reason, answerBy } = proposal
      const lostDay = lostDays.get(deliveryOf(proposal)) ?? null
      const about = { oldDay, newDay, reason, isOrder: orderId !== null, lostDay, answerBy }
      const payload = words === null ? about : { ...about, words }
      return { customerId, cause: `proposal:${id}`, payload }
    })
  await queueMails(tx, 'autoship.new-day', mails)
  return proposals.length
}

/** Ends the proposals that no longer hold; answers the proposed days that were lost. */
export async function endOutdated(app: App, tx: Tx): Promise<LostDays> {
  const lostDays: LostDays = new Map()
  for (const proposal of await findAllOpen(tx)) await endIfOutdated(app, tx, proposal, lostDays)
  return lostDays
}

/**
 * Ends a proposal that no longer holds: the delivery was moved or skipped meanwhile, its own day is
 * served again, which is mailed to its customer, or the proposed day is not served any more.
 */
async function endIfOutdated(
  app: App,
  tx: Tx,
  proposal: OpenProposal,
  lostDays: LostDays,
): Promise<void> {
  const { firstOpenDay } = await clockOfDelivery(app)
  const { id, customerId, oldDay, newDay, orderId, isObsolete, isMoved } = proposal
  // What the office has moved stays where it was put, until the office undoes it.
  const isServedAgain = !isObsolete && !isMoved && (await isServedOn(app, proposal, oldDay))
  const isLost =
    newDay !== null && (newDay < firstOpenDay || !(await isServedOn(app, proposal, newDay)))
  if (!isObsolete && !isServedAgain && !isLost) return
  if (!(await endProposal(tx, id, 'lapsed', { at: app.clock.now() }))) return
  if (isLost) lostDays.set(deliveryOf(proposal), newDay)
  if (!isServedAgain) return
  const payload = { day: oldDay, isOrder: orderId !== null }
  await queueMails(tx, 'autoship.day-kept', [{ customerId, cause: `proposal:${id}`, payload }])
}

async function isServedOn(app: App, { regionId }: OpenProposal, day: Day): Promise<boolean> {
  const found = regionId === null ? null : await regionRoute(app, regionId)
  return found !== null && routeServes(day, found.route, found.office).ok
}
