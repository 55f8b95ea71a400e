import type { Db } from '../platform/database/connect.ts'
import type { MailTopic } from '../platform/mail/mails.ts'
import { hasNewsletter, isUnsubscribed } from './store.ts'

/** The newsletter goes to whoever asked for it, reminders to whoever has not refused them. */
export async function wantsMail(db: Db, customerId: number, topic: MailTopic): Promise<boolean> {
  if (topic === 'newsletter') return (await hasNewsletter(db, customerId)) ?? false
  return !(await isUnsubscribed(db, customerId, topic))
}
