import { type MethodId, topUpMethods } from '../../domain/payments/methods.ts'
import type { App } from '../app-context.ts'
import { bankMethods, bankOf, banks } from './banks.ts'
import type { ProviderMethods } from './montonio/records.ts'
import type { Provider } from './provider.ts'

type OfferedMethods = { methods: readonly MethodId[]; bankCodes: Readonly<Record<number, string>> }

const noMethods: OfferedMethods = { methods: [], bankCodes: {} }

/** Offered until the provider's list is known. */
const allMethods: OfferedMethods = {
  methods: topUpMethods.map(({ id }) => id),
  bankCodes: Object.fromEntries(Object.entries(banks).map(([id, { code }]) => [id, code])),
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
    methodIds: (): readonly MethodId[] => offered.methods,
    bankCode: (method: number): string | undefined => offered.bankCodes[method],
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
  const found = bankMethods.flatMap((method) => {
    const bank = bankOf(method, listed)
    return bank ? [[method.id, bank.code] as const] : []
  })
  const bankIds = new Set(found.map(([id]) => id))
  const has = (id: MethodId) => (banks[id] ? bankIds.has(id) : cardPayments !== undefined)
  return { methods: allMethods.methods.filter(has), bankCodes: Object.fromEntries(found) }
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
