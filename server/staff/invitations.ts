import type { Actor } from '../../domain/actor.ts'
import { HOUR_MS } from '../../domain/calendar/durations.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Role } from '../../domain/staff/rights.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { passwordProblem } from '../platform/password-problem.ts'
import { tokenOf } from '../platform/signed-link.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { findInvitation, insertInvitation, markInvitationUsed } from './invitation-store.ts'
import { invitationToken } from './messages.ts'
import { permitWithFactor } from './permit.ts'
import { deleteSessionsOf } from './session-store.ts'
import { findRoles, findStaff, lockStaff, savePassword, type StaffPerson } from './store.ts'

const HOURS = 72

type Way = 'mail' | 'phone' | 'command'

type InvitedPerson = { name: string; login: string; roles: Role[]; expiresAt: string }

export type Invited = { link: string | null; expiresAt: Date }

/** Makes a link that works once. A mailed one is answered to nobody. */
export async function invite(
  { clock, config, secret }: App,
  tx: Tx,
  by: Actor,
  { person, way }: { person: NonNullable<StaffPerson>; way: Way },
): Promise<Invited> {
  const madeAt = clock.now()
  const expiresAt = new Date(madeAt.getTime() + HOURS * HOUR_MS)
  const nonce = newToken()
  const token = tokenOf(secret, invitationToken, nonce)
  const { id: staffId, email, language } = person
  await insertInvitation(tx, { staffId, tokenHash: tokenHash(token), way, madeAt, expiresAt })
  await audit({ clock }, tx, by, {
    action: 'staff.invited',
    subject: 'staff',
    subjectId: staffId,
    details: { way },
    kept: 'books',
  })
  if (way !== 'mail' || email === null)
    return { link: `${config.publicUrl}/office/invitation#${token}`, expiresAt }
  await queueMail(tx, {
    template: 'staff.invitation',
    cause: `staff:${staffId}:invitation:${nonce}`,
    to: email,
    language,
    payload: { nonce, name: person.name, hours: HOURS },
  })
  return { link: null, expiresAt }
}

/** A new link for a person who works here; the earlier one stops working. */
export async function renewInvitation(
  app: App,
  tx: Tx,
  by: Actor,
  { staffId, way }: { staffId: number; way: Way },
): Promise<Outcome<Invited, Refusal>> {
  const permitted = await permitWithFactor(app, tx, by, 'manageStaff')
  if (!permitted.ok) return permitted
  const person = await lockStaff(tx, staffId)
  if (!person || person.endedAt !== null) return refuse({ code: 'not_found' })
  return done(await invite(app, tx, by, { person, way }))
}

/** Whom a link is for. The token is not in the address, so no server logs it. */
export async function readInvitation(
  app: AppWithDb,
  token: string,
): Promise<Outcome<InvitedPerson, Refusal>> {
  const invitation = await findInvitation(app.db, tokenHash(token), app.clock.now())
  if (!invitation) return refuse({ code: 'link_invalid' })
  const person = (await findStaff(app.db, invitation.staffId))!
  const roles = (await findRoles(app.db, [person.id])).map(({ role }) => role)
  const login = person.email ?? person.phone!
  return done({ name: person.name, login, roles, expiresAt: invitation.expiresAt.toISOString() })
}

type Accepting = { token: string; password: string; passwordAgain: string }

/** Checks the new password and hashes it, outside the transaction. */
export async function checkAcceptance(
  app: AppWithDb,
  { token, password, passwordAgain }: Accepting,
): Promise<Outcome<{ staffId: number; hash: string }, Refusal>> {
  const invitation = await findInvitation(app.db, tokenHash(token), app.clock.now())
  if (!invitation) return refuse({ code: 'link_invalid' })
  const { id: staffId, name, email } = (await findStaff(app.db, invitation.staffId))!
  const problem = passwordProblem(password, { name, email })
  if (problem) return refuse({ fields: { password: [problem] } })
  if (password !== passwordAgain)
    return refuse({ fields: { passwordAgain: [{ problem: 'passwords_differ' }] } })
  return done({ staffId, hash: await hashPassword(password) })
}

/** Sets the password, once; earlier sessions end. */
export async function acceptInvitation(
  app: App,
  tx: Tx,
  by: Actor,
  { token, staffId, hash }: { token: string; staffId: number; hash: string },
): Promise<Outcome<null, Refusal>> {
  const now = app.clock.now()
  if (!(await markInvitationUsed(tx, tokenHash(token), now)))
    return refuse({ code: 'link_invalid' })
  await savePassword(tx, staffId, hash, now)
  await deleteSessionsOf(tx, staffId)
  const person: Actor = { ...by, kind: 'staff', id: staffId }
  await audit(app, tx, person, {
    action: 'staff.invitation_accepted',
    subject: 'staff',
    subjectId: staffId,
    kept: 'books',
  })
  return done(null)
}
