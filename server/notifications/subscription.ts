import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { setNewsletter } from '../customers/change-profile.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { MailTopic } from '../platform/mail/mails.ts'
import { verifyLink } from '../platform/signed-link.ts'
import { deleteUnsubscribe, insertUnsubscribe, type UnsubscribeSource } from './store.ts'
import { wantsMail } from './wants-mail.ts'

type Subscription = { topic: MailTopic; subscribed: boolean }

/** Which letters a mail's key is about, and whether they are wanted. Looking changes nothing. */
export async function readSubscription(
  app: App,
  key: string,
): Promise<Outcome<Subscription, Refusal>> {
  const about = subjectOf(app, key)
  if (about === undefined) return refuse({ code: 'link_invalid' })
  return done({
    topic: about.topic,
    subscribed: await wantsMail(app.db, about.customerId, about.topic),
  })
}

/** Stops or resumes them; the same answer twice is one answer. */
export async function changeSubscription(
  app: App,
  { key, subscribed, source }: { key: string; subscribed: boolean; source: UnsubscribeSource },
): Promise<Outcome<Subscription, Refusal>> {
  const about = subjectOf(app, key)
  if (about === undefined) return refuse({ code: 'link_invalid' })
  const { customerId, topic } = about
  await inTransaction(app.db, async (tx) => {
    if (topic === 'newsletter') await setNewsletter(tx, customerId, subscribed)
    if (subscribed) await deleteUnsubscribe(tx, customerId, topic)
    else await insertUnsubscribe(tx, { customerId, topic, source })
  })
  return done({ topic, subscribed })
}

function subjectOf(
  { secret, clock }: App,
  key: string,
): { customerId: number; topic: MailTopic } | undefined {
  const link = verifyLink(secret, 'unsubscribe', key, clock.now())
  if (!link.ok) return undefined
  const [customerId, topic] = link.value.subject.split(':')
  return { customerId: Number(customerId), topic: topic as MailTopic }
}
