import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import type { App } from '../app-context.ts'
import { montonio, type Montonio } from './montonio/montonio.ts'
import type { Keys } from './montonio/tokens.ts'

export type Provider = Montonio & { name: 'montonio' | 'sandbox' }

type ProviderDeps = Pick<App, 'config' | 'clock' | 'log' | 'secret'>

/** The sandbox provider runs inside the shop, outside the API. */
export const SANDBOX_PATH = '/sandbox-provider'

export const sandboxKeys = (secret: string): Keys => ({
  accessKey: 'avots-sandbox',
  secretKey: createHmac('sha256', secret).update('sandbox provider').digest('hex'),
})

/** `off` in production without keys: then no bank and no card is offered. */
export function providerName({
  PAYMENT_PROVIDER,
  production,
  ...config
}: Config): Provider['name'] | 'off' {
  const chosen = PAYMENT_PROVIDER ?? (production ? 'montonio' : 'sandbox')
  if (chosen === 'sandbox') return 'sandbox'
  return config.MONTONIO_ACCESS_KEY !== undefined && config.MONTONIO_SECRET_KEY !== undefined
    ? 'montonio'
    : 'off'
}

declare module '../app-context.ts' {
  interface App {
    /** None without keys. It holds the state of the circuit breaker. */
    provider: Provider | undefined
  }
}

export function openProvider({ config, clock, log, secret }: ProviderDeps): Provider | undefined {
  const name = providerName(config)
  if (name === 'off') return undefined
  const keys: Keys =
    name === 'sandbox'
      ? sandboxKeys(secret)
      : { accessKey: config.MONTONIO_ACCESS_KEY!, secretKey: config.MONTONIO_SECRET_KEY! }
  const url = name === 'sandbox' ? `${localUrl(config)}${SANDBOX_PATH}/api` : config.MONTONIO_URL
  return { name, ...montonio({ url, keys, clock, log }) }
}

/** The shop's address on this machine; the public one may not be reachable from here. */
export const localUrl = ({ HOST, PORT }: Config): string =>
  `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST}:${PORT}`
