import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { hasOwner } from './change-staff.ts'
import { revokeDevicesOf } from './device-store.ts'
import { deletePasskeysOf, deleteRecoveryCodes, deleteTotp } from './factor-store.ts'
import { voidInvitations } from './invitation-store.ts'
import { permitWithFactor, worksToday } from './permit.ts'
import { deleteSessionsOf } from './session-store.ts'
import { findRoles, lockStaff, updateStaff } from './store.ts'

type Leaving = {
  staffId: number
  reason: string
  /** Who goes on with the person's open rows. */
  handOverTo?: number | null
}

/** A person leaves at once: sessions end, phones are revoked, open links are void. */
export async function endStaff(
  app: App,
  tx: Tx,
  by: Actor,
  { staffId, reason, handOverTo = null }: Leaving,
): Promise<Outcome<null, Refusal>> {
  const permitted = await permitWithFactor(app, tx, by, 'manageStaff')
  if (!permitted.ok) return permitted
  if (!(await lockStaff(tx, staffId))) return refuse({ code: 'not_found' })
  const hasHeir =
    handOverTo === null || (handOverTo !== staffId && (await worksToday(app, tx, handOverTo)))
  if (!hasHeir) return refuse({ fields: { handOverTo: [{ problem: 'invalid' }] } })
  const isOwner = (await findRoles(tx, [staffId])).some(({ role }) => role === 'owner')
  if (isOwner && by.kind !== 'command') return refuse({ code: 'owner_by_command' })
  const now = app.clock.now()
  await updateStaff(tx, staffId, { endedAt: now })
  if (isOwner && !(await hasOwner(app, tx))) return refuse({ code: 'last_owner' })
  await deleteSessionsOf(tx, staffId)
  await revokeDevicesOf(tx, staffId, now)
  await voidInvitations(tx, staffId)
  const about = { subject: 'staff', subjectId: staffId, reason, kept: 'books' } as const
  await audit(app, tx, by, { action: 'staff.left', ...about })
  return done(null)
}

/** For a person who has lost the second factor: the next sign-in sets up a new one. */
export async function resetFactors(
  app: App,
  tx: Tx,
  by: Actor,
  staffId: number,
): Promise<Outcome<null, Refusal>> {
  const permitted = await permitWithFactor(app, tx, by, 'manageStaff')
  if (!permitted.ok) return permitted
  if (!(await lockStaff(tx, staffId))) return refuse({ code: 'not_found' })
  await deleteTotp(tx, staffId)
  await deletePasskeysOf(tx, staffId)
  await deleteRecoveryCodes(tx, staffId)
  await deleteSessionsOf(tx, staffId)
  const about = { subject: 'staff', subjectId: staffId, kept: 'books' } as const
  await audit(app, tx, by, { action: 'staff.factors_reset', ...about })
  return done(null)
}
