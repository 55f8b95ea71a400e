import type { Input } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Day } from '../../../domain/calendar.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import type { FieldMessages } from '../../client/refusals.ts'
import { parseEuros } from '../../../domain/money.ts'
import { defaultRoleLimits } from '../../../domain/staff/limits.ts'
import type { Right, Role } from '../../../domain/staff/rights.ts'
import { bareEuros } from '../deed/deed-draft.ts'
import type { Person } from './person.ts'

/** A person as typed: sums are euros, what is empty is not set. */
export type PersonDraft = {
  name: string
  email: string
  phone: string
  role: Role
  secondRole: Role | ''
  /** The last days of roles that are held for a time. The form leaves them as they are, until the
   * role is chosen anew. */
  roleEnds: Partial<Record<Role, Day>>
  limits: Partial<Record<Right, string>>
  endsOn: string
}

export const emptyPerson: PersonDraft = {
  name: '',
  email: '',
  phone: '',
  role: 'dispatcher',
  secondRole: '',
  roleEnds: {},
  limits: {},
  endsOn: '',
}

/** A role that has lapsed is not held: one chooses it anew to give it again. */
export function draftOf(
  { name, email, phone, roles: held, endsOn }: Person,
  today: string = rigaDay(Date.now()),
): PersonDraft {
  const inForce = held.filter((role) => role.endsOn === null || role.endsOn >= today)
  const roles = inForce.length > 0 ? inForce : held
  const limits = Object.assign({}, ...roles.map(({ limitsCents }) => limitsCents)) as Partial<
    Record<Right, number>
  >
  return {
    name,
    email: email ?? '',
    phone: phone ?? '',
    role: roles[0]?.role ?? 'dispatcher',
    secondRole: roles[1]?.role ?? '',
    roleEnds: Object.fromEntries(
      roles.flatMap(({ role, endsOn: last }) => (last === null ? [] : [[role, last]])),
    ),
    limits: Object.fromEntries(
      Object.entries(limits).map(([right, cents]) => [right, bareEuros(cents)]),
    ),
    endsOn: endsOn ?? '',
  }
}

type Body = Input<OfficeCalls['changeStaff']>['body']

/** The limits that are no sums, by the fields in which they are typed. */
export function wrongLimits(draft: PersonDraft, message: string): FieldMessages {
  const wrong = rolesOf(draft).flatMap((role) =>
    typedLimits(draft, role).filter(([, typed]) => parseEuros(typed) === null),
  )
  return Object.fromEntries(wrong.map(([right]) => [limitFieldId(right), message]))
}

export const limitFieldId = (right: string) => `limit-${right}`

/** The person for the call; a limit without a sum is not set. */
export function bodyOf(draft: PersonDraft): Omit<Body, 'reason'> {
  return {
    name: draft.name,
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    endsOn: draft.endsOn || null,
    roles: rolesOf(draft).map((role) => ({
      role,
      endsOn: draft.roleEnds[role] ?? null,
      limitsCents: limitsOf(draft, role),
    })),
  }
}

const rolesOf = ({ role, secondRole }: PersonDraft): Role[] => [
  role,
  ...(secondRole === '' ? [] : [secondRole]),
]

const limitsOf = (draft: PersonDraft, role: Role) =>
  Object.fromEntries(
    typedLimits(draft, role).flatMap(([right, typed]) => {
      const cents = parseEuros(typed)
      return cents === null ? [] : [[right, cents]]
    }),
  )

/** What is typed of the limits that a role has. */
const typedLimits = ({ limits }: PersonDraft, role: Role) =>
  (Object.entries(limits) as [Right, string][]).filter(
    ([right, typed]) => typed.trim() !== '' && defaultRoleLimits[right]?.[role] !== undefined,
  )
