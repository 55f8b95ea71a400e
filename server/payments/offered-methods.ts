import { type MethodId, topUpMethods } from '../../domain/payments/methods.ts'
import type { Config } from '../config.ts'
import type { App } from '../app-context.ts'
import { bankMethods, bankOf, banks } from './banks.ts'
import type { ProviderMethods } from './montonio/records.ts'
import { providerName, providerOf } from './provider.ts'

type OfferedMethods = { methods: readonly MethodId[]; bankCodes: Readonly<Record<number, string>> }

/** Offered until the provider's list is known. */
const allMethods: OfferedMethods = {
  methods: topUpMethods.map(({ id }) => id),
  bankCodes: Object.fromEntries(Object.entries(banks).map(([id, { code }]) => [id, code])),
}

// The provider's last list; the tests run several shops in one process.
const offers = new WeakMap<Config, OfferedMethods>()

const offeredMethods = (config: Config): OfferedMethods => offers.get(config) ?? allMethods

/** The methods that the provider offers now; none without its keys. */
export const offeredMethodIds = ({ config }: Pick<App, 'config'>): readonly MethodId[] =>
  providerName(config) === 'off' ? [] : offeredMethods(config).methods

export const bankCodeOf = ({ config }: Pick<App, 'config'>, method: number): string | undefined =>
  offeredMethods(config).bankCodes[method]

/** Loads the provider's list of banks and cards; without an answer the last list remains. */
export async function refreshMethods(app: App): Promise<boolean> {
  const answer = await providerOf(app)?.readMethods()
  if (!answer?.ok) return false
  offers.set(app.config, parseOfferedMethods(answer.value))
  return true
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
export function startMethodRefresh(app: App): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = providerName(app.config) === 'off'
  if (isStopped)
    app.log.warn(
      'no keys of the payment provider: only the account, cash and deferred payment are offered',
    )
  const refresh = async () => {
    const succeeded = await refreshMethods(app).catch(() => false)
    if (!isStopped) timer = setTimeout(() => void refresh(), succeeded ? hourMs : minuteMs).unref()
  }
  if (!isStopped) void refresh()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
