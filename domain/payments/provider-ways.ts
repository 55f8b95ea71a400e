import type { Cents } from '../money.ts'
import type { OnlineMethodKey } from './methods.ts'

/** Ways of paying of the provider's own, beyond the banks and the card's page. */
export const providerWayKeys = ['wallet', 'pay_later', 'instalments'] as const
export type ProviderWayKey = (typeof providerWayKeys)[number]

/** Its charge is the card's, and the payment is recorded under it. */
export const methodOfWays: OnlineMethodKey = 'card'

/** Where the provider publishes no limit, its own page decides. */
export const ANY_SUM_CENTS: Cents = 1

/**
 * The least sum of one payment, charge included. Montonio's list of methods has no limits; it
 * publishes this one alone (help.montonio.com, article 121039: "Pay next month starting from €30").
 */
export const leastCentsOf: Readonly<Record<ProviderWayKey, Cents>> = {
  wallet: ANY_SUM_CENTS,
  pay_later: 3_000,
  instalments: ANY_SUM_CENTS,
}

export const takesSum = (way: ProviderWayKey, cents: Cents): boolean => leastCentsOf[way] <= cents
