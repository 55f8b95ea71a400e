import { readFileSync } from 'node:fs'

type Line = { name: string; value: string; isDefault: boolean }

/** The variables of `.env.example`: `NAME=default`, or `#NAME=example` without one. */
export const exampleLines: readonly Line[] = [
  ...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(
    /^(#?)([A-Z0-9_]+)=(.*)$/gm,
  ),
].map(([, hash, name, value]) => ({ name: name!, value: value!, isDefault: hash === '' }))

/** The machine's environment without the shop's settings: tests must not use its DATABASE_URL. */
export function machineEnvironment(): NodeJS.ProcessEnv {
  const ofShop = new Set(exampleLines.map(({ name }) => name))
  ofShop.delete('NODE_ENV')
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofShop.has(name)))
}
