import type { Cents } from '../money.ts'
import { entry, type Entry, reversed } from './entry.ts'
import { paidOut } from './money-in.ts'

/** Where a line of a bank statement goes. */
export const lineTargets = [
  'customer',
  'transfer',
  'returned',
  'provider',
  'cash',
  'expense',
  'split',
] as const
export type LineTarget = (typeof lineTargets)[number]

/**
 * What a line of this sum moves; null where the books have moved already: a transfer of ours when
 * it was ordered, cash by its own move, and what several share by its parts.
 */
export function lineBooked(target: LineTarget, cents: Cents): Entry | null {
  if (target === 'transfer' || target === 'cash' || target === 'split') return null
  if (target === 'returned') return reversed(paidOut(cents, 'bank'))
  const inBank = { account: 'bank', cents: -cents } as const
  if (target === 'customer') return entry('topup', [inBank, { account: 'account', cents }])
  return entry('cash', [inBank, { account: target, cents }])
}
