import type { Cents } from '../money.ts'
import { type Extent, extentOf, type Right, rights, type Role } from './rights.ts'

export type LimitsCents = Partial<Record<Right, Cents>>

/** A role of a person; the limits of the role may be lowered for the person. */
export type HeldRole = { role: Role; limitsCents?: LimitsCents }

/** A person holds at most two roles. */
export const maxRoles = 2

/** How much a role may give alone; what is not listed here has no limit in euros, or is 0. */
export const roleLimitsCents: Partial<Record<Right, Partial<Record<Role, Cents>>>> = {
  giveGoodwill: { customerService: 10_00 },
  refundToAccount: { customerService: 50_00 },
  countStock: { owner: 20_00, warehouse: 20_00 },
  correctBalances: { owner: 50_00, accountant: 50_00 },
}

/** Rights that move or promise money: their calls end an idle session. */
export const moneyRights: readonly Right[] = [
  'giveGoodwill',
  'changeOrderPrice',
  'grantCredit',
  'acceptDifferences',
  'moveCash',
  'issueBills',
  'creditBills',
  'refundToAccount',
  'refundToBank',
  'correctBalances',
  'importStatements',
  'unmatchPayments',
  'exportTransfers',
  'writeOffDebts',
  'lockMonthSoftly',
  'lockMonth',
]

export type Permission = 'permitted' | 'second_person' | 'refused'

/** Whether a person may do an act of this many cents; the widest of the roles decides. */
export function permissionOf(held: readonly HeldRole[], right: Right, cents: Cents): Permission {
  const given = held.map((role) => permissionOfRole(role, right, cents))
  return (['permitted', 'second_person'] as const).find((one) => given.includes(one)) ?? 'refused'
}

function permissionOfRole({ role, limitsCents }: HeldRole, right: Right, cents: Cents): Permission {
  const extent: Extent | undefined = extentOf([role], right)
  const limit = limitOf({ role, ...(limitsCents && { limitsCents }) }, right)
  if (extent === 'whole') return 'permitted'
  if (extent === 'limited') return limit === undefined || cents <= limit ? 'permitted' : 'refused'
  if (extent !== 'second_person') return 'refused'
  return limit !== undefined && cents <= limit ? 'permitted' : 'second_person'
}

/** The person's own limit never exceeds the role's. */
export function limitOf({ role, limitsCents = {} }: HeldRole, right: Right): Cents | undefined {
  const ofRole = roleLimitsCents[right]?.[role]
  const own = limitsCents[right]
  if (ofRole === undefined || own === undefined) return ofRole
  return Math.min(ofRole, own)
}

/** The roles that may do an act of this many cents, alone or with a second person. */
export const rolesPermitted = (right: Right, cents: Cents): Role[] =>
  (Object.keys(rights[right]) as Role[]).filter(
    (role) => permissionOf([{ role }], right, cents) !== 'refused',
  )
