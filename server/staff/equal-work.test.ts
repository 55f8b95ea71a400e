import { createHook } from 'node:async_hooks'
import { afterAll, expect, test } from 'vitest'
import { testShop } from '../../tests/support/shop.ts'
import { newColleague, officeBrowser, staffPassword } from '../../tests/support/staff-client.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { staffCommands } from './commands.ts'

// A clock would measure the machine: what Node is asked to hash is counted instead.
let hashes = 0
const hook = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && (hashes += 1)) })
hook.enable()
afterAll(() => void hook.disable())

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
    hashes = 0
    const { api } = officeBrowser(shop)
    const { statements } = await recordStatements(() =>
      expect(api.signIn({ body: { login, password } })).rejects.toMatchObject({
        error: 'invalid_credentials',
      }),
    )
    // An unknown person leaves two columns of the audit trail empty.
    const tables = statements.map((statement) => /(into|from|update) "\w+"/.exec(statement)?.[0])
    return { tables, hashes }
  }
  const known = await workOf('zinama@example.lv', 'nepareiza parole')
  expect(known.hashes).toBe(1)
  expect(known.tables).toHaveLength(4)
  for (const login of ['nav@example.lv', 'bez-paroles@example.lv', '+371 2000 0000'])
    expect(await workOf(login, staffPassword), login).toEqual(known)
  expect(await workOf('aizgajusi@example.lv', 'nepareiza parole')).toEqual(known)
})
