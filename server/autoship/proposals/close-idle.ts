import { isServed } from '../../../domain/delivery/days.ts'
import { regionDays } from '../../delivery/address-days.ts'
import type { App } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { allOpen, endProposal, type OpenProposal } from './proposal-store.ts'

/**
 * A day off that was taken back leaves nothing to ask, nor does a delivery that was moved or skipped by itself. Who was asked
 * and keeps the day is told so.
 */
export async function closeIdle(app: App): Promise<void> {
  for (const proposal of await allOpen(app.db)) {
    const isBack = !proposal.isIdle && (await hasItsDay(app, proposal))
    if (!proposal.isIdle && !isBack) continue
    const { id, customerId, oldDay, orderId } = proposal
    await inTransaction(app.db, async (tx) => {
      await endProposal(tx, id, 'lapsed', { at: app.clock.now() })
      if (!isBack) return
      const payload = { day: oldDay, isOrder: orderId !== null }
      await queueMails(tx, 'autoship.day-kept', [{ customerId, cause: `proposal:${id}`, payload }])
    })
  }
}

async function hasItsDay(app: App, { oldDay, regionId }: OpenProposal): Promise<boolean> {
  const days = regionId === null ? null : await regionDays(app, regionId)
  return days !== null && isServed(oldDay, days).ok
}
