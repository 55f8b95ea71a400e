import type { Cents } from '../money.ts'
import { entry, type Entry, type ShopAccount } from './entry.ts'

/**
 * Who holds cash. The desk has what customers pay without a van; `expense` and `difference` are
 * where it goes for good.
 */
export const cashPlaces = {
  shift: { account: 'cash', mayGoTo: ['safe', 'desk', 'expense', 'difference'] },
  desk: { account: 'cash', mayGoTo: ['safe', 'shift', 'expense', 'difference'] },
  safe: { account: 'safe', mayGoTo: ['shift', 'desk', 'bank_transit', 'expense', 'difference'] },
  bank_transit: { account: 'cash_transit', mayGoTo: ['bank', 'safe', 'difference'] },
  bank: { account: 'bank', mayGoTo: ['safe', 'bank_transit'] },
  expense: { account: 'expense', mayGoTo: ['shift', 'desk', 'safe'] },
  difference: { account: 'cash_difference', mayGoTo: ['shift', 'desk', 'safe', 'bank_transit'] },
} as const satisfies Record<string, { account: ShopAccount; mayGoTo: readonly string[] }>

export type CashPlaceKind = keyof typeof cashPlaces

export const cashMayGo = (from: CashPlaceKind, to: CashPlaceKind): boolean =>
  (cashPlaces[from].mayGoTo as readonly string[]).includes(to)

/** Between a driver and the desk nothing moves in the books: both are cash. */
export const cashMoved = (from: CashPlaceKind, to: CashPlaceKind, cents: Cents): Entry =>
  entry('cash', [
    { account: cashPlaces[from].account, cents },
    { account: cashPlaces[to].account, cents: -cents },
  ])

/** What a door is told to have paid otherwise than it has, below zero, is owed by its customer. */
export const paidOtherwise = (cents: Cents): Entry =>
  entry('correction', [
    { account: 'account', cents },
    { account: 'cash_difference', cents: -cents },
  ])
