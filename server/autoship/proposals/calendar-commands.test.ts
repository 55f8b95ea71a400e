import { expect, test } from 'vitest'
import { addressDays } from '../../customers/address-days.ts'
import { territoryCommands } from '../../territory/commands.ts'
import { seedDemo } from '../../../db/seed/seed-demo.ts'
import { testShop } from '../../../tests/support/shop.ts'
import { defaultAddress } from '../../customers/addresses.ts'
import { withCheckedTexts } from '../../platform/command-options.ts'
import { calendarCommands } from './calendar-commands.ts'

const shop = await testShop()
await seedDemo(shop.db, { today: shop.clock.today() })

const run = (name: string, words: string[], options: Record<string, string | boolean> = {}) =>
  ({ ...territoryCommands, ...calendarCommands })[name]!.run(shop.app, { words, options })

test('a command that cannot be done answers one clear line', async () => {
  await expect(run('holiday add', ['30.12.2026', 'Inventūra'])).rejects.toThrow(
    'DAY must be like 2026-12-24',
  )
  await expect(run('holiday add', ['2026-12-30', 'Inventūra 💧'])).rejects.toThrow(
    'The name must have 1 to 80 letters, of those that papers show.',
  )
  expect(() => withCheckedTexts({ why: 'a\u001b[31m' })).toThrow('--why may have 300 letters')
  expect(withCheckedTexts({ why: 'Kļūda\u202e', order: '4' })).toEqual({ why: 'Kļūda', order: '4' })
  await expect(run('holiday remove', ['2026-12-30'])).rejects.toThrow(
    'Nothing was said of 2026-12-30.',
  )
})

test('a route is changed by days, weeks and first week, and wrong values are refused', async () => {
  await run('route set', ['R2'], { days: 'fri,tue', weeks: '2', first: '2026-11-24', sure: true })
  const { data, lines } = await run('route list', [])
  expect(data).toContainEqual(
    expect.objectContaining({
      code: 'R2',
      weekdays: [2, 5],
      frequencyWeeks: 2,
      firstWeekOn: '2026-11-24',
      ourCourier: true,
    }),
  )
  expect(lines.find((line) => line.startsWith('R2 '))).toContain(
    'tue,fri, every 2 weeks from that of 2026-11-24',
  )
  await expect(run('route set', [], { days: 'mon' })).rejects.toThrow('Say which zone')
  await expect(run('route set', ['R2'])).rejects.toThrow('Say what to set')
  await expect(run('route set', ['R2'], { days: 'mon,funday' })).rejects.toThrow(
    '--days must be like tue,fri.',
  )
  await expect(run('route set', ['R2'], { weeks: '9' })).rejects.toThrow('--weeks must be 1 to 8.')
  await expect(run('route set', ['R2'], { first: 'soon' })).rejects.toThrow('--first must be a day')
  await expect(run('route set', ['nekur'], { days: 'mon' })).rejects.toThrow(
    'There is no zone nekur',
  )
})

test('a day off is closed at once in the calendars of addresses, and can be removed', async () => {
  const customer = await shop.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', 'demo@avots.example')
    .executeTakeFirstOrThrow()
  const home = (await defaultAddress(shop.db, customer.id))!
  const daysOff = async () => (await addressDays(shop.app, shop.db, home.id))!.forbiddenWorkingDays
  expect(await daysOff()).not.toContain('30-12')
  const added = await run('holiday add', ['2026-12-30', 'Inventūra'], {
    english: 'Stocktaking',
    sure: true,
  })
  expect(added.data).toMatchObject({ day: '2026-12-30', orders: [] })
  await expect.poll(daysOff).toContain('30-12')
  await run('holiday remove', ['2026-12-30'], { sure: true })
  await expect.poll(daysOff).not.toContain('30-12')
  const trail = shop.db
    .selectFrom('auditTrail')
    .select('details')
    .where('action', 'like', 'delivery.holiday%')
  expect(await trail.orderBy('id').execute()).toEqual([
    { details: { day: '2026-12-30', delivers: false } },
    { details: { day: '2026-12-30' } },
  ])
})
