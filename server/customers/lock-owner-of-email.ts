import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { customerFacts } from './customer.ts'
import { sendConfirmation } from './email-confirmation.ts'
import { findCredentials, lockCustomer } from './store.ts'

/**
 * Locks the customer who may be sent a link, so that of two links the later voids the earlier one.
 * An e-mail that nobody has confirmed may be a stranger's by a mistyped letter: it gets the link
 * that confirms it.
 */
export async function lockOwnerOfEmail(
  app: App,
  tx: Tx,
  email: string,
): Promise<number | undefined> {
  const asked = await findCredentials(tx, email)
  if (!asked) return undefined
  const { customerId } = asked
  await lockCustomer(tx, customerId)
  // The e-mail may have been changed while this waited.
  const owner = await findCredentials(tx, email)
  if (owner?.customerId !== customerId || owner.mergedInto !== null) return undefined
  const { emailIsConfirmed } = await customerFacts(tx, customerId)
  if (emailIsConfirmed) return customerId
  await sendConfirmation(app, tx, { customerId, email })
  return undefined
}
