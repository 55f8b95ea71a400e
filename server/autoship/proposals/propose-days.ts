import type { Day } from '../../../domain/calendar.ts'
import { routeServes } from '../../../domain/territory/routes.ts'
import type { AppWithDb } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { clockOfDelivery, regionRoute } from '../../territory/region-days.ts'
import { displacedDeliveries } from './displaced-deliveries.ts'
import {
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
  const lostDays = await endOutdated(app)
  let proposed = 0
  for await (const found of displacedDeliveries(app, app.db))
    proposed += await propose(app, found, lostDays)
  return proposed
}

/** The days proposed before and lost since, by delivery. */
type LostDays = Map<string, Day>

const deliveryOf = ({ orderId, autoshipId, plannedOn }: NewProposal) =>
  `${orderId} ${autoshipId} ${plannedOn}`

const propose = (
  app: AppWithDb,
  found: readonly NewProposal[],
  lostDays: LostDays,
): Promise<number> =>
  inTransaction(app.db, async (tx) => {
    const proposals = await insertProposals(tx, found, app.clock.now())
    const mails = proposals.map((proposal) => {
      const { id, customerId, orderId, oldDay, newDay, reason } = proposal
      const lostDay = lostDays.get(deliveryOf(proposal)) ?? null
      const payload = { oldDay, newDay, reason, isOrder: orderId !== null, lostDay }
      return { customerId, cause: `proposal:${id}`, payload }
    })
    await queueMails(tx, 'autoship.new-day', mails)
    return proposals.length
  })

/**
 * Ends proposals that no longer hold: the delivery was moved or skipped meanwhile, its own day is
 * served again, which is mailed to its customer, or the proposed day is not served any more.
 */
async function endOutdated(app: AppWithDb): Promise<LostDays> {
  const lostDays: LostDays = new Map()
  const { firstOpenDay } = await clockOfDelivery(app)
  for (const proposal of await findAllOpen(app.db)) {
    const { id, customerId, oldDay, newDay, orderId, isObsolete } = proposal
    const isServedAgain = !isObsolete && (await isServedOn(app, proposal, oldDay))
    const isLost =
      newDay !== null && (newDay < firstOpenDay || !(await isServedOn(app, proposal, newDay)))
    if (!isObsolete && !isServedAgain && !isLost) continue
    if (isLost) lostDays.set(deliveryOf(proposal), newDay)
    await inTransaction(app.db, async (tx) => {
      await endProposal(tx, id, 'lapsed', { at: app.clock.now() })
      if (!isServedAgain) return
      const payload = { day: oldDay, isOrder: orderId !== null }
      await queueMails(tx, 'autoship.day-kept', [{ customerId, cause: `proposal:${id}`, payload }])
    })
  }
  return lostDays
}

async function isServedOn(app: AppWithDb, { regionId }: OpenProposal, day: Day): Promise<boolean> {
  const found = regionId === null ? null : await regionRoute(app, regionId)
  return found !== null && routeServes(day, found.route, found.office).ok
}
