import type { Cents } from '../money.ts'
import { defaultSettings, type ShopSettings } from '../settings.ts'
import { type Extent, extentOf, type Right, rights, type Role, rolesAtDesk } from './rights.ts'

export type LimitsCents = Partial<Record<Right, Cents>>

/** A role of a person; the limits of the role may be lowered for the person. */
export type HeldRole = { role: Role; limitsCents?: LimitsCents }

/** A person holds at most two roles. */
export const maxRoles = 2

export type RoleLimits = Partial<Record<Right, Partial<Record<Role, Cents>>>>

/** How much a role may give alone; what is not listed here has no limit in euros, or is 0. */
export const roleLimitsOf = (settings: ShopSettings): RoleLimits => ({
  giveGoodwill: { customerService: settings.goodwillLimitCents },
  refundToAccount: { customerService: settings.refundLimitCents },
  countStock: {
    owner: settings.stockCountLimitCents,
    warehouse: settings.stockCountLimitCents,
  },
  correctBalances: {
    owner: settings.correctionLimitCents,
    accountant: settings.correctionLimitCents,
  },
})

/** Before the office changes them; which roles have a limit never changes. */
export const defaultRoleLimits = roleLimitsOf(defaultSettings)

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
export function permissionOf(
  limits: RoleLimits,
  held: readonly HeldRole[],
  right: Right,
  cents: Cents,
): Permission {
  const given = held.map((role) => permissionOfRole(limits, role, right, cents))
  return (['permitted', 'second_person'] as const).find((one) => given.includes(one)) ?? 'refused'
}

function permissionOfRole(
  limits: RoleLimits,
  held: HeldRole,
  right: Right,
  cents: Cents,
): Permission {
  const extent: Extent | undefined = extentOf([held.role], right)
  const limit = limitOf(limits, held, right)
  if (extent === 'whole') return 'permitted'
  if (extent === 'limited') return limit === undefined || cents <= limit ? 'permitted' : 'refused'
  if (extent !== 'second_person') return 'refused'
  return limit !== undefined && cents <= limit ? 'permitted' : 'second_person'
}

/** The widest limit of the person, where the act is above it; none where no sum is the reason. */
export function limitPassed(
  limits: RoleLimits,
  held: readonly HeldRole[],
  right: Right,
  cents: Cents,
): Cents | undefined {
  if (permissionOf(limits, held, right, cents) === 'permitted') return undefined
  const own = held.map((role) => limitOf(limits, role, right)).filter((one) => one !== undefined)
  return own.length === 0 ? undefined : Math.max(...own)
}

/** The person's own limit never exceeds the role's. */
function limitOf(
  limits: RoleLimits,
  { role, limitsCents = {} }: HeldRole,
  right: Right,
): Cents | undefined {
  const ofRole = limits[right]?.[role]
  const own = limitsCents[right]
  if (ofRole === undefined || own === undefined) return ofRole
  return Math.min(ofRole, own)
}

/** The roles that may do an act of this many cents at a desk, alone or with a second person. */
export const rolesPermitted = (limits: RoleLimits, right: Right, cents: Cents): Role[] =>
  rolesAtDesk(Object.keys(rights[right]) as Role[]).filter(
    (role) => permissionOf(limits, [{ role }], right, cents) !== 'refused',
  )

/** Money above a limit of the right, whosever limit it is. */
export const isLargeSum = (limits: RoleLimits, right: Right, cents: Cents): boolean =>
  moneyRights.includes(right) && Object.values(limits[right] ?? {}).some((limit) => cents > limit)
