import type { ListFields } from '../office/list-query.ts'

/** How far a debt has come: reminded by itself, to be called, to be held, to be written to. */
export const debtStages = ['reminded', 'call', 'hold', 'letter'] as const
export type DebtStage = (typeof debtStages)[number]

/** What stops the clock of a debt. */
export const debtStops = ['none', 'promise', 'dispute', 'in_bank', 'small'] as const

/** What stops the next delivery of a debtor when its day closes, or has stopped it already. */
export const deliveryStops = ['none', 'not_confirmed', 'not_paid', 'held'] as const

/** The office's list of customers with debts past their day. */
export const debtFields = {
  id: { kind: 'number', isSortable: true, isAlwaysThere: true },
  name: { kind: 'text', isSortable: true },
  owed: { kind: 'number', isSortable: true, isAlwaysThere: true, isSummed: true, isCents: true },
  overdue: { kind: 'number', isSortable: true, isAlwaysThere: true, isSummed: true, isCents: true },
  to14: { kind: 'number', isSummed: true, isAlwaysThere: true, isCents: true },
  to30: { kind: 'number', isSummed: true, isAlwaysThere: true, isCents: true },
  to60: { kind: 'number', isSummed: true, isAlwaysThere: true, isCents: true },
  older: { kind: 'number', isSummed: true, isAlwaysThere: true, isCents: true },
  days: { kind: 'number', isSortable: true, isAlwaysThere: true },
  nextDelivery: { kind: 'day', isSortable: true },
  deliveryStop: { kind: 'choice', choices: deliveryStops },
  bottles: { kind: 'number', isSortable: true, isAlwaysThere: true },
  stage: { kind: 'choice', choices: debtStages },
  stop: { kind: 'choice', choices: debtStops },
  onHold: { kind: 'choice', choices: ['yes', 'no'] },
  /** What waiting costs: the overdue sum by how near the next delivery is. */
  weight: { kind: 'number', isSortable: true, isAlwaysThere: true },
} as const satisfies ListFields
