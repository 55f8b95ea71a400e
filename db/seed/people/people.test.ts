import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { dayOf, weekdayOf } from '../../../domain/calendar.ts'
import { goods } from '../catalogue/goods.ts'
import { officeDays } from '../office-days.ts'
import { demoPasswordHash, people } from './people.ts'
import { promoCodes } from '../promo-codes.ts'
import { referralSources } from '../referral-sources.ts'
import { regionIdOf } from '../zones/regions.ts'

const skus = new Set(goods.map((good) => good.sku))

describe('the people of the seed', () => {
  test('live at places that exist, one address of each being the legal one', () => {
    for (const { addresses } of people) {
      for (const { city, place } of addresses) expect(regionIdOf(city, place)).toBeGreaterThan(0)
      expect(addresses.filter((address) => address.isLegal)).toHaveLength(1)
    }
  })

  test('say how they heard of us in one of the given answers', () => {
    const answers = referralSources.map(({ lv }) => lv)
    for (const { referral } of people) expect(answers).toContain(referral)
  })

  test('wish for goods that exist and give back no more bottles than they hold', () => {
    for (const { email, orders, autoships = [] } of people) {
      const held = new Map<string, number>()
      for (const [sku, order, back = 0] of orders.flatMap(({ lines }) => lines)) {
        expect(skus).toContain(sku)
        held.set(sku, (held.get(sku) ?? 0) + order - back)
        expect([email, sku, held.get(sku)! >= 0]).toEqual([email, sku, true])
      }
      for (const [sku] of autoships.flatMap(({ lines }) => lines)) expect(skus).toContain(sku)
    }
  })

  test('leave Anna with four bottles of “Sila Avots”, as her page shows', () => {
    const lines = people[0]!.orders
      .flatMap((order) => order.lines)
      .filter(([sku]) => sku === 'UD-001')
    expect(lines.reduce((held, [, order, back = 0]) => held + order - back, 0)).toBe(4)
  })

  test('order after they have registered, the earliest first', () => {
    for (const { registeredDaysAgo, orders } of people) {
      const days = orders.map(({ daysAgo }) => daysAgo)
      expect(days).toEqual([...days].sort((a, b) => b - a))
      expect(days[0]).toBeLessThan(registeredDaysAgo)
    }
  })

  test('two may log in, with the password that the page says', async () => {
    expect(people.filter((person) => person.mayLogIn).map((person) => person.email)).toEqual([
      'demo@avots.example',
      'birojs@avots.example',
    ])
    const [, , , costs, salt, hash] = demoPasswordHash.split('$')
    const { m, t, p } = Object.fromEntries(
      costs!.split(',').map((cost) => cost.split('=')),
    ) as Record<string, string>
    const again = await promisify(argon2)('argon2id', {
      message: 'avots-demo',
      nonce: Buffer.from(salt!, 'base64'),
      memory: Number(m),
      passes: Number(t),
      parallelism: Number(p),
      tagLength: 32,
    })
    expect(again.toString('base64').replace(/=+$/, '')).toBe(hash)
  })
})

test('promo codes are written in capitals and name goods and people who exist', () => {
  for (const { code, skus: only = [], emails = [] } of promoCodes) {
    expect(code).toBe(code.toUpperCase())
    for (const sku of only) expect(skus).toContain(sku)
    for (const email of emails) expect(people.map((person) => person.email)).toContain(email)
  }
})

test.each([
  ['2026-11-20', '2026-12-20', '2027-01-04'],
  ['2028-02-01', '2028-12-17', '2029-01-04'],
])(
  'seen from %s the vans drive on Sunday %s and the stock is counted on %s',
  (today, sunday, stocktaking) => {
    const days = officeDays(dayOf(today))
    expect(days.map(({ day, delivers }) => [day, delivers])).toEqual([
      [sunday, true],
      [stocktaking, false],
    ])
    expect(weekdayOf(days[0]!.day)).toBe(7)
  },
)
