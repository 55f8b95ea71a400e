import type { Language, Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { tokenHash } from '../platform/token.ts'
import { confirmStatement } from './withdrawal-store.ts'

type Confirmed = { email: string; confirmedAt: Date }

/** The second step. The receipt on a durable medium goes out at once, and the office hears of it. */
export function confirmWithdrawal(
  { db, clock, config }: App,
  key: string,
  language: Language,
): Promise<Outcome<Confirmed, Refusal>> {
  return inTransaction(db, async (tx) => {
    const withdrawal = await confirmStatement(tx, tokenHash(key), clock.now())
    if (withdrawal === undefined) return refuse({ code: 'link_invalid' })
    const { id, name, email, contract, statement, customerId } = withdrawal
    const confirmedAt = withdrawal.confirmedAt!
    const payload = { name, email, contract, statement, confirmedAt: confirmedAt.toISOString() }
    const cause = `withdrawal:${id}`
    const whose = customerId === null ? {} : { customerId }
    await queueMail(tx, {
      template: 'notifications.withdrawal',
      cause,
      to: email,
      language,
      payload,
      ...whose,
    })
    const to = /<([^>]+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM
    await queueMail(tx, {
      template: 'notifications.withdrawal-office',
      cause,
      to,
      language: 'lv',
      payload,
      ...whose,
    })
    return done({ email, confirmedAt })
  })
}
