import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { sendConfirmation } from './email-confirmation.ts'
import { isEmailTaken, setEmail } from './store.ts'

type Correction = { customerId: number; email: string; reason: string }

/** The office puts a mistyped address right; its owner confirms it by the link. */
export async function correctEmail(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, email, reason }: Correction,
): Promise<Outcome<null, Refusal>> {
  if (await isEmailTaken(tx, email))
    return refuse({ fields: { email: [{ problem: 'email_taken' }] } })
  await setEmail(tx, customerId, email)
  await audit(app, tx, by, {
    action: 'customers.email_changed',
    customerId,
    subject: 'customer',
    subjectId: customerId,
    reason,
  })
  await sendConfirmation(app, tx, { customerId, email })
  return done(null)
}
