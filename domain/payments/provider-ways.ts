import type { Cents } from '../money.ts'
import type { OnlineMethodKey } from './methods.ts'

/** Ways of paying of the provider's own, beyond the banks and the card's page. */
export const providerWayKeys = ['wallet', 'pay_later', 'instalments'] as const
export type ProviderWayKey = (typeof providerWayKeys)[number]

export type ProviderWay = {
  key: ProviderWayKey
  /** The method whose charge it has, and under which the payment is recorded. */
  method: OnlineMethodKey
  /** The provider's own limits of one payment. */
  leastCents: Cents
  mostCents: Cents
}

export const providerWays: readonly ProviderWay[] = [
  { key: 'wallet', method: 'card', leastCents: 1, mostCents: 100_000_000 },
  { key: 'pay_later', method: 'card', leastCents: 3_000, mostCents: 80_000 },
  { key: 'instalments', method: 'card', leastCents: 10_000, mostCents: 1_000_000 },
]

export const providerWay = (key: ProviderWayKey): ProviderWay =>
  providerWays.find((way) => way.key === key)!

/** Whether the provider takes this sum, charge included, in this way. */
export function isWayOpen(key: ProviderWayKey, cents: Cents): boolean {
  const { leastCents, mostCents } = providerWay(key)
  return leastCents <= cents && cents <= mostCents
}
