import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { seller } from '../domain/documents/seller.ts'
import type { TrustProxy } from './platform/http/client-address.ts'

/** A whole number within bounds, with one sentence for every other value. */
const within = (least: number, most: number, must: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, must)
    .transform(Number)
    .pipe(z.int().min(least, must).max(most, must))
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, `must be ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)}`)
const onOff = oneOf(['on', 'off']).transform((value) => value === 'on')
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://avots.lv' })
  .transform((value) => value.replace(/\/+$/, ''))
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host/name',
})

const MUST_BE_PROXIES =
  'must be off, the number of proxies in front of the shop, such as 1, or their networks, ' +
  'such as 10.0.0.0/8, ::1'

/** A network begins at a bit: one that begins at none is everybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

const proxies = z.string().transform((value, context): TrustProxy => {
  if (value === 'off') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const networks = value.split(',').map((network) => network.trim())
  if (!networks.every(isNetwork)) context.addIssue(MUST_BE_PROXIES)
  return networks
})
const secret = z.string().min(32, 'must be at least 32 characters long')

/** The environment variables of the shop; `.env.example` documents them. */
const Environment = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: within(0, 65_535, 'must be a port number').default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: proxies.default(false),
  WEB_CONCURRENCY: within(1, 64, 'must be a whole number from 1 to 64').default(1),
  SEED: oneOf(['demo', 'catalogue', 'none']).optional(),
  SECRET: secret.optional(),
  SECRET_PREVIOUS: secret.optional(),
  PAYMENT_PROVIDER: oneOf(['sandbox', 'montonio']).optional(),
  MONTONIO_ACCESS_KEY: z.string().min(1).optional(),
  MONTONIO_SECRET_KEY: z.string().min(1).optional(),
  MONTONIO_URL: webAddress.default('https://stargate.montonio.com/api'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{32,100}$/, 'must be a VAPID key')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{32,100}$/, 'must be a VAPID key')
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtp://user:password@host:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/\S@\S/, `must be like Avots <${seller.email}>`)
    .default(`Avots <${seller.email}>`),
  DEMO_COMPANY: onOff.default(true),
  RATE_LIMITS: onOff.default(true),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  IMAGE_BASE: z.string().min(1).default('/img/goods'),
  META_PIXEL_ID: z.string().regex(/^\d+$/, 'must be digits').optional(),
  GA4_ID: z
    .string()
    .regex(/^G-\w+$/, 'must be like G-XXXXXXX')
    .optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  AVOTS_CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an instant such as 2026-11-20T08:00:00Z' })
    .optional(),
})

type Environment = z.output<typeof Environment>

export type Config = Environment & {
  HOST: string
  production: boolean
  dataDir: string
  publicUrl: string
  seed: 'demo' | 'catalogue' | 'none'
}

export class ConfigError extends Error {}

/** Reads the environment, or throws one sentence for each wrong value. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(filled)
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    )
  }
  const values = result.data
  const production = values.NODE_ENV === 'production'
  const problems = [...contradictions(values, production)]
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return {
    ...values,
    production,
    // The development mailbox and the known log-ins are for this machine alone.
    HOST: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(values.DATA_DIR),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    // By default, production gets no demo log-ins and an external database no data at all.
    seed:
      values.SEED ??
      (production ? 'catalogue' : values.DATABASE_URL === undefined ? 'demo' : 'none'),
  }
}

/** Without TLS, except on the machine itself, for trying things out. */
const OPEN_ADDRESS = /^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$))/

/** 32 random hexadecimal digits have fewer different ones once in a million times. */
const FEWEST_LETTERS = 9

function* contradictions(values: Environment, production: boolean): Generator<string> {
  if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined)
    yield 'DATABASE_OWNER_URL goes with DATABASE_URL, which is not set.'
  if (production && values.AVOTS_CLOCK !== undefined)
    yield 'AVOTS_CLOCK must not be set in production.'
  if (production && values.SEED === 'demo')
    yield 'SEED must not be demo in production: it makes log-ins with a known password.'
  if (production && values.PAYMENT_PROVIDER === 'sandbox')
    yield 'PAYMENT_PROVIDER must not be sandbox in production.'
  if (production && !values.RATE_LIMITS)
    yield 'RATE_LIMITS must not be off in production: passwords could be guessed without end.'
  if (production && values.PUBLIC_URL === undefined)
    yield 'PUBLIC_URL must be set in production: links in mails begin with it.'
  if (production && OPEN_ADDRESS.test(values.PUBLIC_URL ?? ''))
    yield 'PUBLIC_URL must begin with https:// in production: log-ins would cross the network open.'
  if (production && values.DATABASE_URL !== undefined && values.SECRET === undefined) {
    yield 'SECRET must be set in production: all processes sign links with it.'
  }
  if (production && values.SECRET !== undefined && new Set(values.SECRET).size < FEWEST_LETTERS)
    yield 'SECRET must be random in production, such as from: openssl rand -base64 48'
}
