import type { Cents } from '../money.ts'
import type { DebtStage } from './debt-fields.ts'

/** The first day of each stage after the day when the oldest debt was due. */
export const stageDays = { call: 21, hold: 30, letter: 45 } as const

/** Less than this is not worth a letter. */
export const smallDebtCents: Cents = 500

export function debtStage(daysOverdue: number): DebtStage {
  if (daysOverdue >= stageDays.letter) return 'letter'
  if (daysOverdue >= stageDays.hold) return 'hold'
  return daysOverdue >= stageDays.call ? 'call' : 'reminded'
}
