import type { ListFields } from '../office/list-query.ts'

/** Asked for, in a file for the bank, given to the bank, named by its statement, or brought back. */
export const refundStates = [
  'asked',
  'approved',
  'sent',
  'done',
  'returned',
  'refused',
  'withdrawn',
] as const

/** The office's list of refunds. */
export const refundFields = {
  id: { kind: 'number', isSortable: true, isAlwaysThere: true },
  customer: { kind: 'number' },
  name: { kind: 'text', isSortable: true },
  askedOn: { kind: 'day', isSortable: true, isAlwaysThere: true },
  to: { kind: 'choice', choices: ['account', 'card', 'iban'] },
  state: { kind: 'choice', choices: refundStates },
  /** What somebody still has to do before the rest, the oldest first. */
  rank: { kind: 'number', isSortable: true, isAlwaysThere: true },
  cents: { kind: 'number', isSortable: true, isAlwaysThere: true, isSummed: true, isCents: true },
} as const satisfies ListFields
