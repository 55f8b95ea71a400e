import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMails } from '../platform/mail/queue-mail.ts'
import { findDueNewsletters, findReaders, markNewsletterSent } from './newsletter-store.ts'

const batchSize = 200

/** Puts the letters that are due into the outbox; cut off in the middle it goes on, and nobody gets one twice. */
export async function sendNewsletters({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  for (const { id, ...payload } of await findDueNewsletters(db, clock.now())) {
    let readers = await findReaders(db, 0, batchSize)
    while (readers.length > 0) {
      const mails = readers.map((customerId) => ({
        customerId,
        cause: `newsletter:${id}:${customerId}`,
        payload,
      }))
      await inTransaction(db, (tx) => queueMails(tx, 'notifications.newsletter', mails))
      readers = await findReaders(db, readers.at(-1)!, batchSize)
    }
    await markNewsletterSent(db, id, clock.now())
  }
}
