import type { DeedAnswer } from '../../contract/office/deed-call.ts'
import type { Actor } from '../../domain/actor.ts'
import { roleLimitsOf, rolesPermitted } from '../../domain/staff/limits.ts'
import type { Right } from '../../domain/staff/rights.ts'
import type { AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { findHolders } from '../staff/store.ts'
import { canonicalHash } from '../platform/canonical-hash.ts'
import type { ReachOfAct } from './permit-act.ts'

export type Asking = { name: string; right: Right; rows: readonly unknown[]; reach: ReachOfAct }

/** Stores an act until a person who may do it decides; nothing is done meanwhile. */
export const askSecondPerson = (
  { db, clock, settings }: AppWithDb,
  by: Actor,
  { name, right, rows, reach: { cents, centsForLimit, customerIds } }: Asking,
): Promise<DeedAnswer> =>
  inTransaction(db, async (tx) => {
    const { id: approvalId } = await tx
      .insertInto('approvals')
      .values({
        deed: name,
        input: JSON.stringify(rows),
        inputHash: canonicalHash(rows),
        rightNeeded: right,
        cents,
        customerIds,
        askedBy: by.id!,
        askedAt: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit({ clock }, tx, by, {
      action: 'actions.asked',
      subject: 'approval',
      subjectId: approvalId,
      details: { deed: name, cents },
      kept: 'books',
    })
    const roles = rolesPermitted(roleLimitsOf(await settings()), right, centsForLimit)
    const holders = await findHolders(tx, roles, clock.today())
    const people = holders.flatMap(({ id, name: person }) => (id === by.id ? [] : [person]))
    return { approvalId, waitingFor: { roles, people } }
  })
