import type { Db } from '../platform/database/connect.ts'
import { audit } from '../platform/audit-trail.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { savePasswordHash, voidResets } from './password-store.ts'

type NewPassword = {
  customerId: number
  hash: string
  now: Date
  address: string
  by: 'change' | 'reset'
}

/** Stores a new password, voids every open link, records it and mails the customer. */
export async function setPassword(
  tx: Db,
  { customerId, hash, now, address, by }: NewPassword,
): Promise<void> {
  await savePasswordHash(tx, customerId, hash, now)
  await voidResets(tx, customerId)
  await audit(tx, { actor: 'customer', action: `customers.password_${by}`, customerId, address })
  await queueMail(tx, {
    template: 'customers.password-changed',
    cause: `customer:${customerId}:password:${now.toISOString()}`,
    customerId,
    payload: {},
  })
}
