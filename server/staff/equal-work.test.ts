import { afterEach, expect, test, vi } from 'vitest'
import { testShop } from '../../tests/support/shop.ts'
import { newColleague, officeBrowser, staffPassword } from '../../tests/support/staff-client.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { staffCommands } from './commands.ts'

/** The costs of all hashes of passwords; a clock would measure the machine instead. */
const hashes = vi.hoisted(() => [] as { memory: number; passes: number; parallelism: number }[])

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    const { memory, passes, parallelism } = parameters
    hashes.push({ memory, passes, parallelism })
    crypto.argon2(algorithm, parameters, callback)
  }
  return { ...crypto, argon2 }
})
afterEach(() => void hashes.splice(0))

const shop = await testShop({ RATE_LIMITS: 'on' })

test('a login that nobody has costs the work of one that somebody has', async () => {
  await newColleague(shop, 'dispatcher', 'zinama@example.lv')
  await newColleague(shop, 'dispatcher', 'aizgajusi@example.lv')
  await staffCommands['staff leave']!.run(shop.app, {
    words: ['aizgajusi@example.lv'],
    options: { why: 'Aizgāja' },
  })
  await staffCommands['staff add']!.run(shop.app, {
    words: ['Dina Muceniece'],
    options: { email: 'bez-paroles@example.lv', role: 'dispatcher' },
  })
  const workOf = async (login: string, password: string) => {
    hashes.splice(0)
    const { api } = officeBrowser(shop)
    const { statements } = await recordStatements(() =>
      expect(api.signIn({ body: { login, password } })).rejects.toMatchObject({
        error: 'invalid_credentials',
      }),
    )
    // An unknown person leaves two columns of the audit trail empty.
    const tables = statements.map((statement) => /(into|from|update) "\w+"/.exec(statement)?.[0])
    return { tables, hashes: [...hashes] }
  }
  const known = await workOf('zinama@example.lv', 'nepareiza parole')
  expect(known.hashes).toEqual([{ memory: 19_456, passes: 2, parallelism: 1 }])
  expect(known.tables).toHaveLength(4)
  for (const login of ['nav@example.lv', 'bez-paroles@example.lv', '+371 2000 0000'])
    expect(await workOf(login, staffPassword), login).toEqual(known)
  expect(await workOf('aizgajusi@example.lv', 'nepareiza parole')).toEqual(known)
})
