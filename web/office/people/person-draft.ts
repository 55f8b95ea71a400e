import type { Input } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Day } from '../../../domain/calendar.ts'
import { parseEuros } from '../../../domain/money.ts'
import { defaultRoleLimits } from '../../../domain/staff/limits.ts'
import type { Right, Role } from '../../../domain/staff/rights.ts'
import type { Person } from './person.ts'

/** A person as typed: sums are euros, what is empty is not set. */
export type PersonDraft = {
  name: string
  email: string
  phone: string
  role: Role
  secondRole: Role | ''
  /** The last days of roles that are held for a time. The form leaves them as they are. */
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

export function draftOf({ name, email, phone, roles, endsOn }: Person): PersonDraft {
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
      Object.entries(limits).map(([right, cents]) => [right, (cents / 100).toFixed(2)]),
    ),
    endsOn: endsOn ?? '',
  }
}

type Body = Input<OfficeCalls['changeStaff']>['body']

/** The person for the call; a limit that is no sum counts as not set. */
export function bodyOf(draft: PersonDraft): Omit<Body, 'reason'> {
  const roles = [draft.role, ...(draft.secondRole === '' ? [] : [draft.secondRole])]
  return {
    name: draft.name,
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    endsOn: draft.endsOn || null,
    roles: roles.map((role) => ({
      role,
      endsOn: draft.roleEnds[role] ?? null,
      limitsCents: limitsOf(draft, role),
    })),
  }
}

const limitsOf = ({ limits }: PersonDraft, role: Role) =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([right, typed]) => {
      const cents = parseEuros(typed)
      const isOfRole = defaultRoleLimits[right as Right]?.[role] !== undefined
      return cents === null || !isOfRole ? [] : [[right, cents]]
    }),
  )
