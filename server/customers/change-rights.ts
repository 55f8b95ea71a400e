import type { Actor } from '../../domain/actor.ts'
import type { Cents } from '../../domain/money.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { updateRights } from './store.ts'

/** Rights that only the office grants; no call of the shop's API sets them. */
export type Rights = {
  creditLimitCents?: Cents
  payLater?: boolean
  enableBonus?: boolean
  acceptedAt?: Date | null
}

type RightsChange = { customerId: number; rights: Rights; reason?: string }

export async function changeRights(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, rights, reason }: RightsChange,
): Promise<void> {
  await updateRights(tx, customerId, rights)
  await audit(app, tx, by, {
    action: 'customers.rights_changed',
    customerId,
    subject: 'customer',
    subjectId: customerId,
    details: rights,
    ...(reason && { reason }),
    kept: 'books',
  })
}
