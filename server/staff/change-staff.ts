import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { parsePhone } from '../../domain/customers/phone.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { type LimitsCents, type RoleLimits, roleLimitsOf } from '../../domain/staff/limits.ts'
import type { Right, Role } from '../../domain/staff/rights.ts'
import type { FieldProblem, Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { type Invited, invite } from './invitations.ts'
import { permitWithFactor } from './permit.ts'
import { personVersion } from './person-version.ts'
import {
  endRole,
  findRoles,
  findStaff,
  findStaffByLogin,
  insertRole,
  insertStaff,
  lockStaff,
  namesWithRole,
  updateStaff,
} from './store.ts'

type WantedRole = { role: Role; endsOn: Day | null; limitsCents: LimitsCents }

export type PersonInput = {
  name: string
  email: string | null
  phone: string | null
  roles: WantedRole[]
  endsOn: Day | null
}

type Inviting = PersonInput & { startsOn: Day | null; way: 'mail' | 'phone' | 'command' }

/** Adds a person with roles and makes the link that lets them choose a password. */
export async function inviteStaff(
  app: App,
  tx: Tx,
  by: Actor,
  input: Inviting,
): Promise<Outcome<Invited & { id: number }, Refusal>> {
  const permitted = await permitWithFactor(app, tx, by, 'manageStaff')
  if (!permitted.ok) return permitted
  if (by.kind !== 'command' && input.roles.some(({ role }) => role === 'owner'))
    return refuse({ code: 'owner_by_command' })
  const checked = await checkPerson(app, tx, undefined, input)
  if (!checked.ok) return checked
  const startsOn = input.startsOn ?? app.clock.today()
  const { name, endsOn } = input
  const id = await insertStaff(tx, { name, ...checked.value, startsOn, endsOn })
  for (const role of input.roles) await insertRole(tx, id, { ...role, startsOn })
  await audit(app, tx, by, {
    action: 'staff.added',
    subject: 'staff',
    subjectId: id,
    details: { roles: input.roles.map(({ role }) => role), startsOn, endsOn },
    kept: 'books',
  })
  const invited = await invite(app, tx, by, { person: (await findStaff(tx, id))!, way: input.way })
  return done({ id, ...invited })
}

type Changing = PersonInput & { staffId: number; reason: string; version?: string | undefined }

/** Changes a person. A person who comes back gets a new last day, or none. */
export async function changeStaff(
  app: App,
  tx: Tx,
  by: Actor,
  { staffId, reason, version, ...input }: Changing,
): Promise<Outcome<null, Refusal>> {
  const permitted = await permitWithFactor(app, tx, by, 'manageStaff')
  if (!permitted.ok) return permitted
  const person = await lockStaff(tx, staffId)
  if (!person) return refuse({ code: 'not_found' })
  const held = await findRoles(tx, [staffId])
  if (version !== undefined && version !== personVersion(person, held))
    return refuse({ code: 'changed_since' })
  const isOwner = (roles: readonly { role: Role }[]) => roles.some(({ role }) => role === 'owner')
  if (by.kind !== 'command' && isOwner(held) !== isOwner(input.roles))
    return refuse({ code: 'owner_by_command' })
  const checked = await checkPerson(app, tx, staffId, input)
  if (!checked.ok) return checked
  const { endsOn } = input
  const next = { name: input.name, ...checked.value }
  await updateStaff(tx, staffId, { ...next, endsOn, endedAt: null })
  const changed = await replaceRoles(app, tx, staffId, held, input.roles)
  if (isOwner(held) && !(await hasOwner(app, tx))) return refuse({ code: 'last_owner' })
  const fields = (['name', 'email', 'phone'] as const).filter(
    (field) => next[field] !== person[field],
  )
  await audit(app, tx, by, {
    action: 'staff.changed',
    subject: 'staff',
    subjectId: staffId,
    details: {
      ...Object.fromEntries(fields.map((field) => [field, true])),
      ...(person.endsOn !== endsOn && { endsOn }),
      ...(changed && { roles: input.roles.map(({ role }) => role) }),
    },
    ...(reason && { reason }),
    kept: 'books',
  })
  return done(null)
}

/** Without an owner, nobody could make another one but on the machine. */
export const hasOwner = async ({ clock }: App, tx: Tx): Promise<boolean> =>
  (await namesWithRole(tx, ['owner'], clock.today())).length > 0

type HeldRow = Awaited<ReturnType<typeof findRoles>>[number]

/** Ends what is no longer wanted; the earlier rows stay and say what a person could do when. */
async function replaceRoles(
  { clock }: App,
  tx: Tx,
  staffId: number,
  held: HeldRow[],
  wanted: WantedRole[],
): Promise<boolean> {
  const isSame = (row: HeldRow, role: WantedRole) =>
    row.role === role.role &&
    row.endsOn === role.endsOn &&
    isDeepStrictEqual(row.limitsCents, role.limitsCents)
  const ended = held.filter((row) => !wanted.some((role) => isSame(row, role)))
  const added = wanted.filter((role) => !held.some((row) => isSame(row, role)))
  for (const { role } of ended) await endRole(tx, staffId, role, clock.now())
  for (const role of added) await insertRole(tx, staffId, { ...role, startsOn: clock.today() })
  return ended.length + added.length > 0
}

type Addresses = { email: string | null; phone: string | null }

async function checkPerson(
  { settings }: App,
  tx: Tx,
  staffId: number | undefined,
  { email, phone, roles }: PersonInput,
): Promise<Outcome<Addresses, Refusal>> {
  const parsed = phone === null ? undefined : parsePhone(phone)
  if (parsed?.ok === false) return fieldRefused('phone', 'phone')
  const addresses = { email, phone: parsed?.value ?? null }
  if (email === null && phone === null) return fieldRefused('email', 'email_or_phone')
  for (const field of ['email', 'phone'] as const) {
    const login = addresses[field]
    const other = login === null ? undefined : await findStaffByLogin(tx, login)
    if (other && other.id !== staffId) return fieldRefused(field, 'login_taken')
  }
  if (new Set(roles.map(({ role }) => role)).size < roles.length)
    return fieldRefused('roles', 'roles_twice')
  const limits = roleLimitsOf(await settings())
  const tooHigh = roles.flatMap((role) => limitsTooHigh(limits, role))
  return tooHigh.length > 0
    ? refuse({
        fields: Object.fromEntries(tooHigh.map((right) => [`limit-${right}`, limitTooHigh])),
      })
    : done(addresses)
}

const limitTooHigh: FieldProblem[] = [{ problem: 'limit_too_high' }]

const limitsTooHigh = (limits: RoleLimits, { role, limitsCents }: WantedRole): Right[] =>
  (Object.keys(limitsCents) as Right[]).filter(
    (right) => limitsCents[right]! > (limits[right]?.[role] ?? -1),
  )

const fieldRefused = (field: string, problem: FieldProblem['problem']) =>
  refuse({ fields: { [field]: [{ problem }] } })
