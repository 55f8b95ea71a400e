import { describe, expect, test } from 'vitest'
import { defaultSettings } from '../settings.ts'
import { defaultRoleLimits, maxRoles, permissionOf, roleLimitsOf } from './limits.ts'
import {
  extentOf,
  extents,
  type Right,
  rights,
  rightsOf,
  roles,
  rolesAtDesk,
  rolesWith,
} from './rights.ts'

/** The table as the owner agreed it: ● yes, ○ own or within a limit, ② with a second, ◐ read. */
const agreed = `
  seeToday           ● ● ● ● – ●
  seeCustomers       ● ● ● – ○ ●
  searchEverything   ● ● ● – – ●
  seePhones          ● ● ● – ○ ●
  seeEmails          ● – ● – – ●
  seeIbans           ● – – – – ●
  writeNotes         ● ● ● – ○ ●
  changeOrders       ● ● ● – – –
  confirmAutoships   ● ● ● – – –
  giveGoodwill       ● – ○ – – –
  changeOrderPrice   ● – ② – – ②
  changeCustomers    ● ○ ● – ○ –
  forgetCustomers    ② – – – – –
  grantCredit        ● – – – – ○
  putCustomersOnHold ● – ○ – – ●
  planRuns           ● ● – – ○ –
  closeDays          ● ● – – – –
  changeClosedDays   ● ● – – ○ –
  countLoads         ◐ ◐ – ● ○ –
  recordEvents       ● ● – – ○ –
  undoOwnEvents      – – – – ○ –
  correctEvents      ● ● – – – ②
  transferGoods      ● ● – – ○ –
  countBottles       ● – – ● ◐ –
  countCash          ● ○ – ○ ◐ ●
  settleRuns         ● ● – – ○ ●
  acceptDifferences  ② – – – – ②
  moveCash           ● ○ – – ○ ●
  answerDisputes     ● ● ○ ◐ ◐ ◐
  writeOffContainers ● – – ② – –
  receiveGoods       ● – – ● – ◐
  countStock         ② – – ② – ◐
  changePrices       ● – – – ◐ ◐
  changeTexts        ● – ● – – –
  changeZones        ● ● – – – –
  changeSettings     ● – – – – –
  issueBills         ● – – – – ●
  creditBills        ● – ② – – ●
  refundToAccount    ● – ○ – – ●
  refundToBank       ② – ○ – – ②
  correctBalances    ② – – – – ②
  importStatements   ● – – – – ●
  unmatchPayments    ● – – – – ●
  exportTransfers    ② – – – – ②
  writeOffDebts      ② – – – – ②
  lockMonthSoftly    ● – – – – ●
  lockMonth          ② – – – – ②
  exportData         ● ◐ – – – ●
  watchFraud         ● – – – – –
  manageJobs         ● ○ ○ – – –
  manageStaff        ● – – – – –
  viewAsAnother      ● – – – – –
  seeAudit           ● – – – – –`

const signs = { '●': 'whole', '○': 'limited', '②': 'second_person', '◐': 'read', '–': undefined }

const lines = agreed
  .trim()
  .split('\n')
  .map((line) => {
    const [right, ...cells] = line.trim().split(/\s+/)
    return { right: right as Right, cells: cells as (keyof typeof signs)[] }
  })

test('the agreed table names every right once', () => {
  expect(lines.map(({ right }) => right)).toEqual(Object.keys(rights))
})

describe.each(lines)('$right', ({ right, cells }) => {
  test.each(roles.map((role, at) => ({ role, sign: cells[at]! })))('$role $sign', (cell) => {
    const { role, sign } = cell
    expect(extentOf([role], right)).toBe(signs[sign])
    const limit = defaultRoleLimits[right]?.[role]
    const small = permissionOf(defaultRoleLimits, [{ role }], right, limit ?? 0)
    const large = permissionOf(defaultRoleLimits, [{ role }], right, (limit ?? 0) + 1)
    const above = limit === undefined ? 'permitted' : 'refused'
    expect({ small, large }).toEqual(
      {
        '●': { small: 'permitted', large: 'permitted' },
        '○': { small: 'permitted', large: above },
        '②': { small: limit ? 'permitted' : 'second_person', large: 'second_person' },
        '◐': { small: 'refused', large: 'refused' },
        '–': { small: 'refused', large: 'refused' },
      }[sign],
    )
  })
})

test('a person with two roles may do what either of them may', () => {
  expect(maxRoles).toBe(2)
  expect(extentOf(['warehouse', 'dispatcher'], 'changeOrders')).toBe('whole')
  expect(extentOf(['driver', 'dispatcher'], 'seeCustomers')).toBe('whole')
  expect(extents).toEqual(['read', 'limited', 'second_person', 'whole'])
})

test('balances are corrected by two people, the owner being one of them or the accountant', () => {
  expect(rolesWith('correctBalances')).toEqual(['owner', 'accountant'])
  expect(rolesWith('countBottles')).toEqual(['owner', 'warehouse'])
  expect(rightsOf([])).toEqual({})
})

test('a limit in euros may be lowered for a person, and never raised', () => {
  const ilze = (cents: number) => [
    { role: 'customerService', limitsCents: { giveGoodwill: cents } } as const,
  ]
  expect(permissionOf(defaultRoleLimits, ilze(5_00), 'giveGoodwill', 5_00)).toBe('permitted')
  expect(permissionOf(defaultRoleLimits, ilze(5_00), 'giveGoodwill', 5_01)).toBe('refused')
  expect(permissionOf(defaultRoleLimits, ilze(99_00), 'giveGoodwill', 10_01)).toBe('refused')
  expect(
    permissionOf(defaultRoleLimits, [...ilze(0), { role: 'owner' }], 'giveGoodwill', 99_00),
  ).toBe('permitted')
})

test('the limits of roles are settings, and a lowered one counts for those who have their own', () => {
  const limits = roleLimitsOf({ ...defaultSettings, goodwillLimitCents: 3_00 })
  const ilze = { role: 'customerService', limitsCents: { giveGoodwill: 5_00 } } as const
  expect(permissionOf(limits, [ilze], 'giveGoodwill', 3_00)).toBe('permitted')
  expect(permissionOf(limits, [ilze], 'giveGoodwill', 3_01)).toBe('refused')
})

test('at a desk nothing of a driver counts', () => {
  expect(rolesAtDesk(['driver'])).toEqual([])
  expect(rolesAtDesk(['warehouse', 'driver'])).toEqual(['warehouse'])
  expect(rolesWith('recordEvents')).toEqual(['owner', 'dispatcher'])
})
