import type { Db } from '../platform/database/connect.ts'

export type NewsletterTexts = {
  subjectLv: string
  subjectEn: string
  bodyLv: string
  bodyEn: string
}

export const insertNewsletter = (db: Db, texts: NewsletterTexts, sendAt: Date) =>
  db
    .insertInto('newsletters')
    .values({ ...texts, sendAt })
    .returning('id')
    .executeTakeFirstOrThrow()

export const findDueNewsletters = (db: Db, now: Date) =>
  db
    .selectFrom('newsletters')
    .select(['id', 'subjectLv', 'subjectEn', 'bodyLv', 'bodyEn'])
    .where('sendAt', '<=', now)
    .where('sentAt', 'is', null)
    .orderBy('id')
    .execute()

/** Whoever asked for it, a batch at a time in the order of their numbers. */
export async function findReaders(db: Db, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('newsletter', '=', true)
    .where('role', '=', 1)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export const markNewsletterSent = (db: Db, newsletterId: number, sentAt: Date) =>
  db.updateTable('newsletters').set({ sentAt }).where('id', '=', newsletterId).execute()
