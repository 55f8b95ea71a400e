import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (variables: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
}

test('an empty environment starts a demo shop', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({
    PORT: 3000,
    production: false,
    publicUrl: 'http://localhost:3000',
    seed: 'demo',
  })
})

test('every wrong value is named with what it must be', () => {
  expect(problemsOf({ PORT: 'http', SECRET: 'short', PUBLIC_URL: 'avots.lv' })).toEqual([
    'PORT must be a port number',
    'PUBLIC_URL must be an address such as https://avots.lv',
    'SECRET must be at least 32 characters long',
  ])
})

test.each([
  ['PORT', '70000', 'must be a port number'],
  ['WEB_CONCURRENCY', '0', 'must be a whole number from 1 to 64'],
  ['NODE_ENV', 'staging', 'must be development, production or test'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent'],
  ['MAIL_FROM', 'Avots', 'must be like Avots <labdien@avots.example>'],
  ['DATABASE_OWNER_URL', 'postgres://avots@db/avots', 'goes with DATABASE_URL, which is not set.'],
])('%s=%s is explained in a sentence', (name, value, sentence) =>
  expect(problemsOf({ [name]: value })).toEqual([`${name} ${sentence}`]),
)

test.each(['on', '0', '10', '300.0.0.1', '10.0.0.0/33', '0.0.0.0/0', '::/0', '1, 10.0.0.0/8'])(
  'TRUST_PROXY=%s is explained in a sentence',
  (value) =>
    expect(problemsOf({ TRUST_PROXY: value })).toEqual([
      'TRUST_PROXY must be off, the number of proxies in front of the shop, such as 1, ' +
        'or their networks, such as 10.0.0.0/8, ::1',
    ]),
)

test('proxies are a number of hops, a list of networks, or none', () => {
  const proxies = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).TRUST_PROXY
  expect(proxies('off')).toBe(false)
  expect(proxies('2')).toBe(2)
  expect(proxies('10.0.0.0/8, ::1,192.0.2.7')).toEqual(['10.0.0.0/8', '::1', '192.0.2.7'])
})

test('production names all missing and forbidden values at once', () => {
  const sentences = problemsOf({
    NODE_ENV: 'production',
    SEED: 'demo',
    PAYMENT_PROVIDER: 'sandbox',
    AVOTS_CLOCK: '2026-11-20T08:00:00Z',
    RATE_LIMITS: 'off',
    DATABASE_URL: 'postgres://avots@db/avots',
  })
  expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual([
    'AVOTS_CLOCK',
    'SEED',
    'PAYMENT_PROVIDER',
    'RATE_LIMITS',
    'PUBLIC_URL',
    'SECRET',
  ])
  expect(problemsOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://avots.lv' })).toEqual([])
})

test('production gets no demo log-ins, and an external database no data', () => {
  const at = { PUBLIC_URL: 'https://avots.lv' }
  expect(readConfig({ ...at, NODE_ENV: 'production' }).seed).toBe('catalogue')
  expect(readConfig({ DATABASE_URL: 'postgres://avots@db/avots' }).seed).toBe('none')
})

// S-m12
test('production refuses an address without TLS and a secret that is none', () => {
  const production = (variables: NodeJS.ProcessEnv) =>
    problemsOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://avots.lv', ...variables })
  expect(production({ PUBLIC_URL: 'http://avots.lv' })[0]).toContain('must begin with https://')
  expect(production({ PUBLIC_URL: 'http://localhost.avots.lv' })).toHaveLength(1)
  expect(production({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  expect(production({ SECRET: 'a'.repeat(36) })[0]).toContain('openssl rand')
  expect(production({ SECRET: '0f3a9c5be17d24680f3a9c5be17d2468' })).toEqual([])
})

// S-M12
test('outside production the shop listens on this machine alone, unless HOST says otherwise', () => {
  expect(readConfig({}).HOST).toBe('127.0.0.1')
  expect(readConfig({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
  expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://avots.lv' }).HOST).toBe(
    '0.0.0.0',
  )
})
