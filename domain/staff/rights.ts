export const roles = [
  'owner',
  'dispatcher',
  'customerService',
  'warehouse',
  'driver',
  'accountant',
] as const
export type Role = (typeof roles)[number]

/**
 * How far a right goes: whole, within a limit or to one's own only, whole with a second person, or
 * reading alone. The later in the list, the further.
 */
export const extents = ['read', 'limited', 'second_person', 'whole'] as const
export type Extent = (typeof extents)[number]

const whole = (...holders: Role[]): Partial<Record<Role, Extent>> =>
  Object.fromEntries(holders.map((role) => [role, 'whole' as const]))

/** The acts of the office and the roles that may do them. */
export const rights = {
  seeToday: whole('owner', 'dispatcher', 'customerService', 'warehouse', 'accountant'),
  seeCustomers: {
    ...whole('owner', 'dispatcher', 'customerService', 'accountant'),
    driver: 'limited',
  },
  changeOrders: whole('owner', 'dispatcher', 'customerService'),
  planRuns: { ...whole('owner', 'dispatcher'), driver: 'limited' },
  correctBalances: { owner: 'second_person', accountant: 'second_person' },
  manageStaff: whole('owner'),
} as const satisfies Record<string, Partial<Record<Role, Extent>>>

export type Right = keyof typeof rights

/** How far the roles of one person go together; undefined when none of them has the right. */
export function extentOf(held: readonly Role[], right: Right): Extent | undefined {
  const table: Partial<Record<Role, Extent>> = rights[right]
  const given = held.map((role) => table[role])
  return extents.findLast((extent) => given.includes(extent))
}

/** Every right that the roles have together, and how far it goes. */
export const rightsOf = (held: readonly Role[]): Partial<Record<Right, Extent>> =>
  Object.fromEntries(
    (Object.keys(rights) as Right[])
      .map((right) => [right, extentOf(held, right)])
      .filter(([, extent]) => extent !== undefined),
  )

export const rolesWith = (right: Right): Role[] =>
  roles.filter((role) => extentOf([role], right) !== undefined)
