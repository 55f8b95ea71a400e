import type { notificationCalls } from '../../contract/shop/notifications.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { confirmWithdrawal, confirmWithdrawalAddress, stateWithdrawal } from './withdrawals.ts'
import { insertConsents } from '../customers/consents.ts'
import { changeSubscription, readSubscription } from './subscription.ts'

const subscriptionAnswer = <Topic>({
  topic,
  subscribed,
}: {
  topic: Topic
  subscribed: boolean
}) => ({
  data: { topic, subscribed: subscribed ? (1 as const) : (0 as const) },
})

const confirmedAnswer = ({ email, confirmedAt }: { email: string; confirmedAt: Date }) => ({
  data: { email, confirmed_at: confirmedAt.toISOString() },
})

export const notificationsRoutes = (app: AppWithDb): Handlers<typeof notificationCalls> => ({
  giveConsent: async ({ caller: { customerId }, body }) => {
    const consent = {
      customerId,
      textVersion: body.text_version,
      source: 'web',
      givenAt: app.clock.now(),
    }
    const consents = body.purposes.map((answer) => ({ ...consent, ...answer }))
    await inTransaction(app.db, (tx) => insertConsents(tx, consents))
    return done({ data: null })
  },
  readMailSubscription: async ({ query }) => {
    const outcome = await readSubscription(app, app.db, query.key)
    return outcome.ok ? done(subscriptionAnswer(outcome.value)) : outcome
  },
  changeMailSubscription: async ({ body: { key, subscribed } }) => {
    const change = { key, subscribed: subscribed === 1, source: 'mail_link' } as const
    const outcome = await inTransaction(app.db, (tx) => changeSubscription(app, tx, change))
    return outcome.ok ? done(subscriptionAnswer(outcome.value)) : outcome
  },
  stateWithdrawal: async ({ body, origin: { address } }) => {
    const outcome = await stateWithdrawal(app, { ...body, address })
    return outcome.ok ? done({ data: outcome.value }) : outcome
  },
  confirmWithdrawal: async ({ body: { key }, caller: { language } }) => {
    const outcome = await inTransaction(app.db, (tx) =>
      confirmWithdrawal(app, tx, { key, language }),
    )
    return outcome.ok ? done(confirmedAnswer(outcome.value)) : outcome
  },
  confirmWithdrawalAddress: async ({ body: { key }, caller: { language } }) => {
    const outcome = await inTransaction(app.db, (tx) =>
      confirmWithdrawalAddress(app, tx, { key, language }),
    )
    return outcome.ok ? done(confirmedAnswer(outcome.value)) : outcome
  },
})
