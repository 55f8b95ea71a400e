import type { Cents } from '../money.ts'
import { entry, type Entry } from './entry.ts'

/** Earned on delivery. */
export const bonusEarned = (cents: Cents): Entry =>
  entry('bonus', [
    { account: 'bonus', cents },
    { account: 'bonus_cost', cents: -cents },
  ])

/** Taken when the order is placed; a cancelled order returns it with `reversed`. */
export const bonusUsed = (cents: Cents): Entry =>
  entry('bonus', [
    { account: 'bonus', cents: -cents },
    { account: 'bonus_cost', cents },
  ])
