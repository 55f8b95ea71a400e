import { isServed } from '../../../domain/delivery/days.ts'
import { regionDays } from '../../delivery/address-days.ts'
import type { House } from '../../house.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { allOpen, endProposal, type OpenProposal } from './proposal-store.ts'

/**
 * A day off that was taken back leaves nothing to ask, nor does a delivery that was moved or skipped by itself. Who was asked
 * and keeps the day is told so.
 */
export async function closeIdle(house: House): Promise<void> {
  for (const proposal of await allOpen(house.db)) {
    const isBack = !proposal.isIdle && (await hasItsDay(house, proposal))
    if (!proposal.isIdle && !isBack) continue
    const { id, customerId, oldDay, orderId } = proposal
    await inTransaction(house.db, async (tx) => {
      await endProposal(tx, id, 'lapsed', { at: house.clock.now() })
      if (!isBack) return
      const payload = { day: oldDay, isOrder: orderId !== null }
      await queueMails(tx, 'autoship.day-kept', [{ customerId, cause: `proposal:${id}`, payload }])
    })
  }
}

async function hasItsDay(house: House, { oldDay, regionId }: OpenProposal): Promise<boolean> {
  const days = regionId === null ? null : await regionDays(house, regionId)
  return days !== null && isServed(oldDay, days).ok
}
