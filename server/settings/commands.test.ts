import { expect, test } from 'vitest'
import { testShop } from '../../tests/support/shop.ts'
import { settingsCommands } from './commands.ts'

const { app, db } = await testShop()

const set = (key: string, value: string) =>
  settingsCommands['settings set']!.run(app, { words: [key, value], options: {} })

test('a setting changes for all processes at once, and the audit trail records it', async () => {
  await set('dayClosesAt', '18:00')
  await set('depositSteps', '[{"fromBottle":3,"percentOff":5}]')
  await expect
    .poll(() => app.settings())
    .toMatchObject({ dayClosesAt: '18:00', depositSteps: [{ fromBottle: 3, percentOff: 5 }] })
  const audited = await db
    .selectFrom('auditTrail')
    .select(['actorKind', 'action', 'details'])
    .where('action', '=', 'settings.changed')
    .orderBy('id')
    .execute()
  expect(audited[0]).toEqual({
    actorKind: 'command',
    action: 'settings.changed',
    details: { key: 'dayClosesAt', value: '18:00', startsOn: '2026-11-20' },
  })
  const { lines } = await settingsCommands['settings show']!.run(app, { words: [], options: {} })
  expect(lines).toContain('dayClosesAt = "18:00"')
})

// D-31.
test('a text may be given as it is shown, and a refusal says how the value looks', async () => {
  await set('dayClosesAt', '"17:30"')
  await expect.poll(() => app.settings()).toMatchObject({ dayClosesAt: '17:30' })
  await expect(set('dayClosesAt', '8pm')).rejects.toThrow(
    'dayClosesAt cannot be 8pm: VALUE must be like 24:00, and it is 17:30 now.',
  )
})

test.each([
  ['dayClosesAt', '8pm'],
  ['dayClosesAt', '24:30'],
  ['deliveryFeeCents', '-1'],
  ['deliveryFeeCents', '3.5'],
  ['deliveryFeeCents', '"300"'],
  ['bonusEarnPercent', '101'],
  ['autoshipLeadDays', '0'],
  ['depositSteps', '[1]'],
  ['depositSteps', '[{"fromBottle":10,"percentOff":20},{"fromBottle":5,"percentOff":10}]'],
  ['acceptsCustomersAtOnce', '1'],
  ['cashLimitCents', 'much'],
])('%s cannot be %s', async (key, value) => {
  await expect(set(key, value)).rejects.toThrow('VALUE must be like')
})

test('an unknown setting is refused with the list of known ones', async () => {
  await expect(set('price', '1')).rejects.toThrow('KEY must be one of fuelSurchargeCents, ')
})
