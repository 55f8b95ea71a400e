import type { Cents } from '../../domain/money.ts'
import type { Backend as App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { updateRights } from './store.ts'

/** Rights that only the office grants; no call of the API sets them. */
export type Rights = {
  creditLimitCents?: Cents
  payLater?: boolean
  enableBonus?: boolean
  acceptedAt?: Date | null
}

export const changeRights = ({ db }: App, customerId: number, rights: Rights): Promise<void> =>
  inTransaction(db, async (tx) => {
    await updateRights(tx, customerId, rights)
    await audit(tx, {
      actor: 'operator',
      action: 'customers.rights_changed',
      customerId,
      details: rights,
    })
  })
