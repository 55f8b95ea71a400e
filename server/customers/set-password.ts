import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { audit } from '../platform/audit-trail.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { voidLinks } from './customer-links.ts'
import { findPasskeysOf } from './passkey-store.ts'
import { removePasskeysOf } from './passkeys.ts'
import { savePasswordHash, voidResets } from './password-store.ts'

type NewPassword = {
  customerId: number
  hash: string
  address: string
  way: 'change' | 'reset'
}

/**
 * Stores a new password, voids every open link, records it and mails the customer. After a reset no
 * passkey is left, so that nobody else stays in an account that its owner has taken back.
 */
export async function setPassword(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, hash, address, way }: NewPassword,
): Promise<void> {
  const now = app.clock.now()
  await savePasswordHash(tx, customerId, hash, now)
  await voidResets(tx, customerId)
  await voidLinks(app, tx, customerId)
  await audit(app, tx, by, { action: `customers.password_${way}`, customerId, address })
  const passkeys =
    way === 'reset'
      ? await removePasskeysOf(app, tx, by, customerId)
      : (await findPasskeysOf(tx, customerId)).map(({ name }) => name)
  await queueMail(tx, {
    template: 'customers.password-changed',
    cause: `customer:${customerId}:password:${now.toISOString()}`,
    customerId,
    payload: { way, passkeys },
  })
}
