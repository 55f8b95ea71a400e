import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const told = (variables: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
}

test('an empty environment is a shop to try out', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({
    PORT: 3000,
    production: false,
    publicUrl: 'http://localhost:3000',
    seed: 'demo',
  })
})

test('every value that is wrong is named with what it must be', () => {
  expect(told({ PORT: 'http', SECRET: 'short', PUBLIC_URL: 'avots.lv' })).toEqual([
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
])('%s=%s is told in a sentence', (name, value, sentence) =>
  expect(told({ [name]: value })).toEqual([`${name} ${sentence}`]),
)

test('production says all at once what it lacks and what it must not have', () => {
  const sentences = told({
    NODE_ENV: 'production',
    SEED: 'demo',
    PAYMENT_PROVIDER: 'sandbox',
    AVOTS_CLOCK: '2026-11-20T08:00:00Z',
    DATABASE_URL: 'postgres://avots@db/avots',
  })
  expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual([
    'AVOTS_CLOCK',
    'SEED',
    'PAYMENT_PROVIDER',
    'PUBLIC_URL',
    'SECRET',
  ])
  expect(told({ NODE_ENV: 'production', PUBLIC_URL: 'https://avots.lv' })).toEqual([])
})

test('no demo log-ins come into production, nor anything into a database of somebody else', () => {
  const at = { PUBLIC_URL: 'https://avots.lv' }
  expect(readConfig({ ...at, NODE_ENV: 'production' }).seed).toBe('catalogue')
  expect(readConfig({ DATABASE_URL: 'postgres://avots@db/avots' }).seed).toBe('none')
})
