import type { Cents } from '../money.ts'
import type { OnlineMethodKey } from './methods.ts'

/** Ways of paying of the provider's own, beyond the banks and the card's page. */
export const providerWayKeys = ['wallet', 'pay_later', 'instalments'] as const
export type ProviderWayKey = (typeof providerWayKeys)[number]

/** Its charge is the card's, and the payment is recorded under it. */
export const methodOfWays: OnlineMethodKey = 'card'

/** The provider's own limits of one payment, charge included, as it lists them. */
export type WayLimits = { leastCents: Cents; mostCents: Cents }

/** Where the provider lists no limit, its own page decides. */
export const anySum: WayLimits = { leastCents: 1, mostCents: 100_000_000 }

export const takesSum = ({ leastCents, mostCents }: WayLimits, cents: Cents): boolean =>
  leastCents <= cents && cents <= mostCents
