import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMails } from '../platform/mail/queue-mail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'

const batchSize = 200

/** Queues the due newsletters; an interrupted run continues, and no customer gets one twice. */
export async function sendNewsletters({
  db,
  clock,
}: Pick<AppWithDb, 'db' | 'clock'>): Promise<void> {
  for (const { id, ...payload } of await findDueNewsletters(db, clock.now())) {
    let subscribers = await findSubscribers(db, 0, batchSize)
    while (subscribers.length > 0) {
      const mails = subscribers.map((customerId) => ({
        customerId,
        cause: `newsletter:${id}:${customerId}`,
        payload,
      }))
      await inTransaction(db, (tx) => queueMails(tx, 'notifications.newsletter', mails))
      subscribers = await findSubscribers(db, subscribers.at(-1)!, batchSize)
    }
    await markNewsletterSent(db, id, clock.now())
  }
}

export type NewsletterTexts = {
  subjectLv: string
  subjectEn: string
  bodyLv: string
  bodyEn: string
}

export const insertNewsletter = (tx: Tx, texts: NewsletterTexts, sendAt: Date) =>
  tx
    .insertInto('newsletters')
    .values({ ...texts, sendAt })
    .returning('id')
    .executeTakeFirstOrThrow()

const findDueNewsletters = (db: Db, now: Date) =>
  db
    .selectFrom('newsletters')
    .select(['id', 'subjectLv', 'subjectEn', 'bodyLv', 'bodyEn'])
    .where('sendAt', '<=', now)
    .where('sentAt', 'is', null)
    .orderBy('id')
    .execute()

/** The subscribed customers, a batch at a time by number. */
async function findSubscribers(db: Db, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('newsletter', '=', true)
    .where('role', '=', 'customer')
    .where('emailConfirmedAt', 'is not', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const markNewsletterSent = (db: Db, newsletterId: number, sentAt: Date) =>
  db.updateTable('newsletters').set({ sentAt }).where('id', '=', newsletterId).execute()
