import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { setNewsletter } from '../customers/change-profile.ts'
import type { App } from '../app-context.ts'
import type { MailTopic } from '../platform/mail/mails.ts'
import { verifyLink } from '../platform/signed-link.ts'
import {
  deleteUnsubscribe,
  hasNewsletter,
  insertUnsubscribe,
  isUnsubscribed,
  type UnsubscribeSource,
} from './store.ts'
import type { Db, Tx } from '../platform/database/connect.ts'

type Subscription = { topic: MailTopic; subscribed: boolean }

/** The topic of a mail's key and whether the customer is subscribed; it changes nothing. */
export async function readSubscription(
  app: App,
  db: Db,
  key: string,
): Promise<Outcome<Subscription, Refusal>> {
  const subject = subjectOf(app, key)
  if (subject === undefined) return refuse({ code: 'link_invalid' })
  const { customerId, topic } = subject
  return done({ topic, subscribed: await wantsMail(db, customerId, topic) })
}

/** Subscribes or unsubscribes; repeating it changes nothing. */
export async function changeSubscription(
  app: App,
  tx: Tx,
  { key, subscribed, source }: { key: string; subscribed: boolean; source: UnsubscribeSource },
): Promise<Outcome<Subscription, Refusal>> {
  const subject = subjectOf(app, key)
  if (subject === undefined) return refuse({ code: 'link_invalid' })
  const { customerId, topic } = subject
  if (topic === 'newsletter') await setNewsletter(app, tx, customerId, subscribed)
  if (subscribed) await deleteUnsubscribe(tx, customerId, topic)
  else await insertUnsubscribe(tx, { customerId, topic, source })
  return done({ topic, subscribed })
}

const ofTopic = /^(\d{1,15}):(newsletter|reminders|back_in_stock)$/

function subjectOf(
  { secrets, clock }: App,
  key: string,
): { customerId: number; topic: MailTopic } | undefined {
  const link = verifyLink(secrets, 'unsubscribe', key, clock.now())
  if (!link.ok) return undefined
  const [, customerId, topic] = ofTopic.exec(link.value.subject) ?? []
  return topic === undefined
    ? undefined
    : { customerId: Number(customerId), topic: topic as MailTopic }
}

/** The newsletter is opt-in, the other topics are opt-out. */
export async function wantsMail(db: Db, customerId: number, topic: MailTopic): Promise<boolean> {
  if (topic === 'newsletter') return (await hasNewsletter(db, customerId)) ?? false
  return !(await isUnsubscribed(db, customerId, topic))
}
