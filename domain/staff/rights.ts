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
 * How far a right goes: reading alone, within a limit or to one's own only, whole with a second
 * person above the limit, or whole. The later in the list, the further.
 */
export const extents = ['read', 'limited', 'second_person', 'whole'] as const
export type Extent = (typeof extents)[number]

type Cell = Extent | undefined

/** One line of the table, in the order of the roles. */
const line = (...cells: [Cell, Cell, Cell, Cell, Cell, Cell]): Partial<Record<Role, Extent>> =>
  Object.fromEntries(
    roles.map((role, at) => [role, cells[at]]).filter(([, cell]) => cell !== undefined),
  )

const [read, limited, two, whole] = extents
const none = undefined

/** The acts of the office and of the road, and how far each role may go. */
export const rights = {
  //                     owner, dispatcher, customerService, warehouse, driver, accountant
  seeToday: line(whole, whole, whole, whole, none, whole),
  seeCustomers: line(whole, whole, whole, none, limited, whole),
  searchEverything: line(whole, whole, whole, none, none, whole),
  seePhones: line(whole, whole, whole, none, limited, whole),
  seeEmails: line(whole, none, whole, none, none, whole),
  seeIbans: line(whole, none, none, none, none, whole),
  writeNotes: line(whole, whole, whole, none, limited, whole),
  changeOrders: line(whole, whole, whole, none, none, none),
  confirmAutoships: line(whole, whole, whole, none, none, none),
  giveGoodwill: line(whole, none, limited, none, none, none),
  changeOrderPrice: line(whole, none, two, none, none, two),
  changeCustomers: line(whole, limited, whole, none, limited, none),
  forgetCustomers: line(two, none, none, none, none, none),
  grantCredit: line(whole, none, none, none, none, limited),
  putCustomersOnHold: line(whole, none, limited, none, none, whole),
  planRuns: line(whole, whole, none, none, limited, none),
  closeDays: line(whole, whole, none, none, none, none),
  changeClosedDays: line(whole, whole, none, none, limited, none),
  countLoads: line(read, read, none, whole, limited, none),
  recordEvents: line(whole, whole, none, none, limited, none),
  undoOwnEvents: line(none, none, none, none, limited, none),
  correctEvents: line(whole, whole, none, none, none, two),
  transferGoods: line(whole, whole, none, none, limited, none),
  countBottles: line(whole, none, none, whole, read, none),
  countCash: line(whole, limited, none, limited, read, whole),
  settleRuns: line(whole, whole, none, none, limited, whole),
  acceptDifferences: line(two, none, none, none, none, two),
  moveCash: line(whole, limited, none, none, limited, whole),
  answerDisputes: line(whole, whole, limited, read, read, read),
  writeOffContainers: line(whole, none, none, two, none, none),
  receiveGoods: line(whole, none, none, whole, none, read),
  countStock: line(two, none, none, two, none, read),
  changePrices: line(whole, none, none, none, read, read),
  changeTexts: line(whole, none, whole, none, none, none),
  changeZones: line(whole, whole, none, none, none, none),
  changeSettings: line(whole, none, none, none, none, none),
  issueBills: line(whole, none, none, none, none, whole),
  creditBills: line(whole, none, two, none, none, whole),
  refundToAccount: line(whole, none, limited, none, none, whole),
  refundToBank: line(two, none, limited, none, none, two),
  correctBalances: line(two, none, none, none, none, two),
  importStatements: line(whole, none, none, none, none, whole),
  unmatchPayments: line(whole, none, none, none, none, whole),
  exportTransfers: line(two, none, none, none, none, two),
  writeOffDebts: line(two, none, none, none, none, two),
  lockMonthSoftly: line(whole, none, none, none, none, whole),
  lockMonth: line(two, none, none, none, none, two),
  exportData: line(whole, read, none, none, none, whole),
  watchFraud: line(whole, none, none, none, none, none),
  manageJobs: line(whole, limited, limited, none, none, none),
  manageStaff: line(whole, none, none, none, none, none),
  viewAsAnother: line(whole, none, none, none, none, none),
  seeAudit: line(whole, none, none, none, none, none),
} as const satisfies Record<string, Partial<Record<Role, Extent>>>

export type Right = keyof typeof rights

/**
 * What counts at a desk: the rights of a driver are those of the own van, and the phone alone knows
 * which one that is.
 */
export const rolesAtDesk = (held: readonly Role[]): Role[] =>
  held.filter((role) => role !== 'driver')

/** How far the roles of one person go together; undefined when none of them has the right. */
export function extentOf(held: readonly Role[], right: Right): Extent | undefined {
  const given = held.map((role) => rights[right][role])
  return extents.findLast((extent) => given.includes(extent))
}

/** Every right that the roles have together, and how far it goes. */
export const rightsOf = (held: readonly Role[]): Partial<Record<Right, Extent>> =>
  Object.fromEntries(
    (Object.keys(rights) as Right[])
      .map((right) => [right, extentOf(held, right)])
      .filter(([, extent]) => extent !== undefined),
  )

/** The roles that may do more than read, at a desk. */
export const rolesWith = (right: Right): Role[] =>
  rolesAtDesk(roles).filter((role) => ![undefined, 'read'].includes(extentOf([role], right)))
