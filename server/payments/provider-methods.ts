import { type MethodId, topUpMethods } from '../../domain/payments/methods.ts'
import type { Config } from '../config.ts'
import type { App } from '../app-context.ts'
import { bankMethods, bankOf, banks } from './banks.ts'
import type { ProviderMethods } from './montonio/records.ts'
import { providerName, providerOf } from './provider.ts'

type Offered = { methods: readonly MethodId[]; bankCodes: Readonly<Record<number, string>> }

/** Until the provider has told, and while it is away: everything that we know of. */
const everything: Offered = {
  methods: topUpMethods.map(({ id }) => id),
  bankCodes: Object.fromEntries(Object.entries(banks).map(([id, { code }]) => [id, code])),
}

// What each shop of this process was told last.
const told = new WeakMap<Config, Offered>()

const offered = (config: Config): Offered => told.get(config) ?? everything

/** The methods that can be paid with through the provider now; none without its keys. */
export const methodsOfProvider = ({ config }: Pick<App, 'config'>): readonly MethodId[] =>
  providerName(config) === 'off' ? [] : offered(config).methods

export const bankCodeOf = ({ config }: Pick<App, 'config'>, method: number): string | undefined =>
  offered(config).bankCodes[method]

/** Asks the provider which banks and cards it has for us; without an answer the last one stands. */
export async function askMethods(app: App): Promise<boolean> {
  const answer = await providerOf(app)?.readMethods()
  if (!answer?.ok) return false
  told.set(app.config, offeredIn(answer.value))
  return true
}

function offeredIn({
  paymentMethods: { cardPayments, paymentInitiation },
}: ProviderMethods): Offered {
  const listed = paymentInitiation?.setup['LV']?.paymentMethods ?? []
  const found = bankMethods.flatMap((method) => {
    const bank = bankOf(method, listed)
    return bank ? [[method.id, bank.code] as const] : []
  })
  const bankIds = new Set(found.map(([id]) => id))
  const has = (id: MethodId) => (banks[id] ? bankIds.has(id) : cardPayments !== undefined)
  return { methods: everything.methods.filter(has), bankCodes: Object.fromEntries(found) }
}

const hourMs = 3_600_000
const minuteMs = 60_000

/** Asks at once and then every hour, sooner after no answer, for as long as the process serves; answers how to stop. */
export function keepAskingMethods(app: App): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = providerName(app.config) === 'off'
  if (isOver)
    app.log.warn(
      'no keys of the payment provider: only the account, cash and deferred payment are offered',
    )
  const ask = async () => {
    const answered = await askMethods(app).catch(() => false)
    if (!isOver) timer = setTimeout(() => void ask(), answered ? hourMs : minuteMs).unref()
  }
  if (!isOver) void ask()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
