import { HOUR_MS, MINUTE_MS } from '../../domain/calendar/durations.ts'
import type { Cents } from '../../domain/money.ts'
import { type OnlineMethodKey, paymentMethod, topUpMethods } from '../../domain/payments/methods.ts'
import {
  methodOfWays,
  type ProviderWayKey,
  providerWayKeys,
  takesSum,
} from '../../domain/payments/provider-ways.ts'
import type { App } from '../app-context.ts'
import { bankKeys, bankOf, banks } from './banks.ts'
import type { ProviderMethods } from './montonio/records.ts'
import { rememberedPictures } from './montonio/remembered-pictures.ts'
import type { Provider } from './provider.ts'

type Picture = OnlineMethodKey | ProviderWayKey

type OfferedWay = { key: ProviderWayKey; method: OnlineMethodKey }

type OfferedMethods = {
  methods: readonly OnlineMethodKey[]
  bankCodes: Readonly<Partial<Record<OnlineMethodKey, string>>>
  ways: readonly OfferedWay[]
  pictureUrls: Readonly<Partial<Record<Picture, string | undefined>>>
}

const noMethods: OfferedMethods = { methods: [], bankCodes: {}, ways: [], pictureUrls: {} }

/** Offered until the provider's list is known. */
const allMethods: OfferedMethods = {
  ...noMethods,
  methods: topUpMethods.map(({ key }) => key),
  bankCodes: Object.fromEntries(Object.entries(banks).map(([key, { code }]) => [key, code])),
}

export type BankOffers = ReturnType<typeof bankOffers>

declare module '../app-context.ts' {
  interface App {
    bankOffers: BankOffers
  }
}

/** The methods that the provider offers now; none without its keys. */
export function bankOffers(provider: Provider | undefined) {
  let offered = provider ? allMethods : noMethods
  const pictures = rememberedPictures()
  return {
    methods: (): readonly OnlineMethodKey[] => offered.methods,
    bankCode: (method: OnlineMethodKey): string | undefined => offered.bankCodes[method],
    ways: (): readonly OfferedWay[] => offered.ways,
    /** Whether a payment of this sum, without the method's charge, can be made in this way. */
    isWayOffered: (key: ProviderWayKey, method: OnlineMethodKey, cents: Cents): boolean =>
      offered.ways.some(
        (way) =>
          way.key === key &&
          way.method === method &&
          takesSum(key, cents + paymentMethod(method).chargeCents),
      ),
    /** The provider's own picture of a method or way, as a data address. */
    picture: (of: Picture): string | undefined => pictures.read(offered.pictureUrls[of]),
    /** Loads the list of methods and their pictures; without an answer the last list remains. */
    async refresh(): Promise<boolean> {
      const answer = await provider?.readMethods()
      if (!answer?.ok) return false
      offered = parseOfferedMethods(answer.value)
      await pictures.load(Object.values(offered.pictureUrls))
      return true
    },
  }
}

function parseOfferedMethods({
  paymentMethods: { cardPayments, bnpl, hirePurchase, paymentInitiation },
}: ProviderMethods): OfferedMethods {
  const listed = paymentInitiation?.setup['LV']?.paymentMethods ?? []
  const found = bankKeys.flatMap((key) => {
    const bank = bankOf(key, listed)
    return bank ? [[key, bank] as const] : []
  })
  const bankCodes: OfferedMethods['bankCodes'] = Object.fromEntries(
    found.map(([key, { code }]) => [key, code]),
  )
  const has = (key: OnlineMethodKey) =>
    key === 'card' ? cardPayments !== undefined : bankCodes[key] !== undefined
  const offers = { wallet: cardPayments, pay_later: bnpl, instalments: hirePurchase }
  return {
    methods: allMethods.methods.filter(has),
    bankCodes,
    ways: providerWayKeys
      .filter((key) => offers[key] !== undefined)
      .map((key) => ({ key, method: methodOfWays })),
    pictureUrls: {
      card: cardPayments?.logoUrl,
      ...Object.fromEntries(found.map(([key, { logoUrl }]) => [key, logoUrl])),
      pay_later: bnpl?.logoUrl,
      instalments: hirePurchase?.logoUrl,
    },
  }
}

/** Refreshes at once and then every hour, after a failure every minute. Returns a stop function. */
export function startMethodRefresh({
  provider,
  bankOffers,
  log,
}: Pick<App, 'provider' | 'bankOffers' | 'log'>): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = provider === undefined
  if (isStopped)
    log.warn(
      'no keys of the payment provider: only the account, cash and deferred payment are offered',
    )
  const refresh = async () => {
    const succeeded = await bankOffers.refresh().catch(() => false)
    if (!isStopped)
      timer = setTimeout(() => void refresh(), succeeded ? HOUR_MS : MINUTE_MS).unref()
  }
  if (!isStopped) void refresh()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
