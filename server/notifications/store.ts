import type { Db } from '../platform/database/connect.ts'
import type { MailTopic } from '../platform/mail/mails.ts'

export type UnsubscribeSource = 'mail_link' | 'one_click'

export const insertUnsubscribe = (
  db: Db,
  {
    customerId,
    topic,
    source,
  }: { customerId: number; topic: MailTopic; source: UnsubscribeSource },
) =>
  db
    .insertInto('unsubscribes')
    .values({ customerId, topic, source })
    .onConflict((conflict) => conflict.columns(['customerId', 'topic']).doNothing())
    .execute()

export const deleteUnsubscribe = (db: Db, customerId: number, topic: MailTopic) =>
  db
    .deleteFrom('unsubscribes')
    .where('customerId', '=', customerId)
    .where('topic', '=', topic)
    .execute()

export async function isUnsubscribed(
  db: Db,
  customerId: number,
  topic: MailTopic,
): Promise<boolean> {
  const row = await db
    .selectFrom('unsubscribes')
    .select('topic')
    .where('customerId', '=', customerId)
    .where('topic', '=', topic)
    .executeTakeFirst()
  return row !== undefined
}

/** Undefined when the customer does not exist. */
export async function hasNewsletter(db: Db, customerId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('newsletter')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row?.newsletter
}
