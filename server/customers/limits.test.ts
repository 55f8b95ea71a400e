import { expect, test } from 'vitest'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { testShop } from '../../tests/support/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
const owner = await registeredPerson(shop)

const guess = (email: string, password: string, address: string) =>
  shop.server.inject({
    method: 'POST',
    url: '/api/authenticate',
    headers: { 'x-forwarded-for': address },
    payload: { email, password },
  })

const failures = async () =>
  (
    await shop.db
      .selectFrom('auditTrail')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('action', '=', 'customers.log_in_failed')
      .where('customerId', '=', owner.id)
      .executeTakeFirstOrThrow()
  ).count

test('of 1,000 guesses from 1,000 addresses at most 20 are hashed, and the owner can still log in', async () => {
  for (let batch = 0; batch < 20; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        guess(owner.email, `minējums ${index}`, `10.1.${batch}.${index}`),
      ),
    )
    for (const answer of answers) expect([401, 429]).toContain(answer.statusCode)
  }
  expect(await failures()).toBeLessThanOrEqual(20)
  const refused = await guess(owner.email, owner.password, '10.2.0.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  // Registered from here: the tests' own address.
  expect((await guess(owner.email, owner.password, '127.0.0.1')).statusCode).toBe(200)
}, 120_000)

test('five wrong passwords block an address for a quarter of an hour', async () => {
  const other = await registeredPerson(shop)
  const from = '10.3.0.1'
  // What is right does not count, not even as the first.
  expect((await guess(other.email, other.password, from)).statusCode).toBe(200)
  for (let tries = 0; tries < 5; tries += 1)
    expect((await guess(other.email, 'nepareiza', from)).statusCode).toBe(401)
  expect((await guess(other.email, other.password, from)).statusCode).toBe(429)
  expect((await guess(other.email, other.password, '10.3.0.2')).statusCode).toBe(200)
  shop.clock.set('2026-11-20T08:15:00Z')
  expect((await guess(other.email, other.password, from)).statusCode).toBe(200)
})

test('right passwords do not count as attempts', async () => {
  const other = await registeredPerson(shop)
  for (let times = 0; times < 8; times += 1) {
    expect((await guess(other.email, other.password, '10.4.0.1')).statusCode).toBe(200)
  }
})

test('an unknown e-mail has the same limits as a known one', async () => {
  const codes = []
  for (let tries = 0; tries < 6; tries += 1)
    codes.push((await guess('x@nekur.lv', 'nepareiza', '10.5.0.1')).statusCode)
  expect(codes).toEqual([401, 401, 401, 401, 401, 429])
})

// S-B1: behind a proxy that appends, the first entry is whatever the visitor writes.
test('invented addresses before the own one make no new visitor', async () => {
  const codes = []
  for (let tries = 0; tries < 6; tries += 1)
    codes.push((await guess('y@nekur.lv', 'nepareiza', `10.9.9.${tries}, 10.6.0.1`)).statusCode)
  expect(codes).toEqual([401, 401, 401, 401, 401, 429])
})

test('guesses with the address of the owner before the own one do not lock the owner out', async () => {
  const other = await registeredPerson(shop)
  for (let tries = 0; tries < 6; tries += 1) await guess(other.email, 'ne', '10.7.0.1, 10.7.0.2')
  expect((await guess(other.email, other.password, '10.7.0.1')).statusCode).toBe(200)
})

test('a header without an address is refused, never an error', async () => {
  for (const address of ['x', '999.1.1.1', '[::1]:80'])
    expect((await guess(owner.email, owner.password, address)).statusCode).toBe(400)
})

// S-m6
test('one /64 of IPv6 is one visitor', async () => {
  const codes = []
  for (let tries = 0; tries < 6; tries += 1)
    codes.push((await guess('z@nekur.lv', 'nepareiza', `2001:db8:0:7::${tries}`)).statusCode)
  expect(codes).toEqual([401, 401, 401, 401, 401, 429])
  expect((await guess('z@nekur.lv', 'nepareiza', '2001:db8:0:8::1')).statusCode).toBe(401)
})
