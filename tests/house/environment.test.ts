import { afterEach, expect, test, vi } from 'vitest'
import { type Config, readConfig } from '../../server/config.ts'
import { exampleLines, machineEnvironment } from '../support/machine-environment.ts'

afterEach(() => void vi.unstubAllEnvs())

test('the example of an environment names every variable with its default', () => {
  const examples = Object.fromEntries(
    exampleLines.map(({ name, value }) => [name, value || 'x'.repeat(32)]),
  )
  const config = readConfig({ ...examples, META_PIXEL_ID: '1', GA4_ID: 'G-AVOTS' })
  const variables = Object.keys(config).filter((name) => /^[A-Z]/.test(name))
  expect(exampleLines.map(({ name }) => name).toSorted()).toEqual(variables.toSorted())
  const [defaults, written] = [readConfig({}), exampleLines.filter(({ isDefault }) => isDefault)]
  for (const { name, value } of written)
    expect(readConfig({ [name]: value })[name as keyof Config], name).toEqual(
      defaults[name as keyof Config],
    )
})

test('shops that tests start are told nothing of the shop that the machine has', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://avots@localhost/avots')
  vi.stubEnv('SMTP_URL', 'smtp://mail.example:25')
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(machineEnvironment()).toMatchObject({ TZ: 'America/Los_Angeles', PATH: process.env.PATH })
  expect(machineEnvironment()).not.toHaveProperty('DATABASE_URL')
  expect(machineEnvironment()).not.toHaveProperty('SMTP_URL')
})
