import { DAY_MS } from '../../domain/calendar/durations.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { tokenOf } from '../platform/signed-link.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { newMailbox } from './email-change-messages.ts'
import { replaceEmailChange } from './email-change-store.ts'

const DAYS_TO_CONFIRM = 30

type Mailbox = { customerId: number; email: string }

/** The nonce of a link that confirms the customer's own address; earlier links end. */
export async function startConfirmation(
  { clock, secret }: App,
  tx: Tx,
  { customerId, email }: Mailbox,
): Promise<{ nonce: string; expiresAt: Date }> {
  const requestedAt = clock.now()
  const expiresAt = new Date(requestedAt.getTime() + DAYS_TO_CONFIRM * DAY_MS)
  const nonce = newToken()
  await replaceEmailChange(tx, {
    customerId,
    newEmail: email,
    // There is no former mailbox to ask.
    oldTokenHash: tokenHash(newToken()),
    oldConfirmedAt: requestedAt,
    newTokenHash: tokenHash(tokenOf(secret, newMailbox, nonce)),
    requestedAt,
    expiresAt,
  })
  return { nonce, expiresAt }
}

/** Mails the link by itself. */
export async function sendConfirmation(app: App, tx: Tx, mailbox: Mailbox): Promise<Date> {
  const { nonce, expiresAt } = await startConfirmation(app, tx, mailbox)
  await queueMail(tx, {
    template: 'customers.confirm-email',
    cause: `confirm-email:${nonce}`,
    customerId: mailbox.customerId,
    payload: { nonce },
  })
  return expiresAt
}
