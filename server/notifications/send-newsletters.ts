import type { House } from '../house.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { findDueNewsletters, findReaders, markNewsletterSent } from './newsletter-store.ts'

const batchSize = 200

/** Puts the letters that are due into the outbox; cut off in the middle it goes on, and nobody gets one twice. */
export async function sendNewsletters({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  for (const { id, ...payload } of await findDueNewsletters(db, clock.now())) {
    let readers = await findReaders(db, 0, batchSize)
    while (readers.length > 0) {
      const batch = readers
      await inTransaction(db, async (tx) => {
        for (const customerId of batch) {
          const cause = `newsletter:${id}:${customerId}`
          await queueMail(tx, { template: 'notifications.newsletter', cause, customerId, payload })
        }
      })
      readers = await findReaders(db, batch.at(-1)!, batchSize)
    }
    await markNewsletterSent(db, id, clock.now())
  }
}
