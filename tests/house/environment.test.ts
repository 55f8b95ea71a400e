import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Config, readConfig } from '../../server/config.ts'

type Line = { name: keyof Config; value: string; isDefault: boolean }

/** `NAME=default` or, where there is none, `#NAME=example`. */
const lines = [...readFileSync('.env.example', 'utf8').matchAll(/^(#?)([A-Z0-9_]+)=(.*)$/gm)].map(
  ([, hash, name, value]) => ({ name, value, isDefault: hash === '' }) as Line,
)

test('the example of an environment names every variable, and its defaults are those of the shop', () => {
  const examples = Object.fromEntries(lines.map(({ name, value }) => [name, value || 'x'.repeat(32)]))
  const config = readConfig({ ...examples, META_PIXEL_ID: '1', GA4_ID: 'G-AVOTS' })
  const variables = Object.keys(config).filter((name) => /^[A-Z]/.test(name))
  expect(lines.map(({ name }) => name).toSorted()).toEqual(variables.toSorted())
  const defaults = readConfig({})
  for (const { name, value } of lines.filter(({ isDefault }) => isDefault))
    expect(readConfig({ [name]: value })[name], name).toEqual(defaults[name])
})
