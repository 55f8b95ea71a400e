import { type OnlineMethodKey, topUpMethods } from '../../domain/payments/methods.ts'
import type { App } from '../app-context.ts'
import { bankKeys, bankOf, banks } from './banks.ts'
import type { ProviderMethods } from './montonio/records.ts'
import type { Provider } from './provider.ts'

type OfferedMethods = {
  methods: readonly OnlineMethodKey[]
  bankCodes: Readonly<Partial<Record<OnlineMethodKey, string>>>
}

const noMethods: OfferedMethods = { methods: [], bankCodes: {} }

/** Offered until the provider's list is known. */
const allMethods: OfferedMethods = {
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
  return {
    methods: (): readonly OnlineMethodKey[] => offered.methods,
    bankCode: (method: OnlineMethodKey): string | undefined => offered.bankCodes[method],
    /** Loads the list of banks and cards; without an answer the last list remains. */
    async refresh(): Promise<boolean> {
      const answer = await provider?.readMethods()
      if (!answer?.ok) return false
      offered = parseOfferedMethods(answer.value)
      return true
    },
  }
}

function parseOfferedMethods({
  paymentMethods: { cardPayments, paymentInitiation },
}: ProviderMethods): OfferedMethods {
  const listed = paymentInitiation?.setup['LV']?.paymentMethods ?? []
  const found = bankKeys.flatMap((key) => {
    const bank = bankOf(key, listed)
    return bank ? [[key, bank.code] as const] : []
  })
  const bankCodes: OfferedMethods['bankCodes'] = Object.fromEntries(found)
  const has = (key: OnlineMethodKey) =>
    key === 'card' ? cardPayments !== undefined : bankCodes[key] !== undefined
  return { methods: allMethods.methods.filter(has), bankCodes }
}

const hourMs = 3_600_000
const minuteMs = 60_000

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
    if (!isStopped) timer = setTimeout(() => void refresh(), succeeded ? hourMs : minuteMs).unref()
  }
  if (!isStopped) void refresh()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
