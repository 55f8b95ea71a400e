import { expect, test } from 'vitest'
import { mailedToken } from '../../tests/support/mailed-token.ts'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { testShop } from '../../tests/support/shop.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { sendReset } from './request-password-reset.ts'

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

const requestReset = (email: string, address: string) =>
  shop.server.inject({
    method: 'POST',
    url: '/api/password/email',
    headers: { 'x-forwarded-for': address },
    payload: { email },
  })

const useLink = (email: string, token: string, password: string, address: string) =>
  shop.server.inject({
    method: 'POST',
    url: '/api/password/reset',
    headers: { 'x-forwarded-for': address },
    payload: { email, token, password, password_confirmation: password },
  })

const resetMailsTo = async (customerId: number) => {
  await shop.work()
  const mails = await shop.db
    .selectFrom('mailOutbox')
    .select('id')
    .where('customerId', '=', customerId)
    .where('template', '=', 'customers.password-reset')
    .execute()
  return mails.length
}

// S-M9
test('a stranger who asks for a reset without end cannot keep the customer from it', async () => {
  const other = await registeredPerson(shop)
  for (let times = 0; times < 8; times += 1)
    expect((await requestReset(other.email, '10.8.0.1')).statusCode).toBe(200)
  expect((await requestReset(other.email, '10.8.0.2')).statusCode).toBe(200)
  expect(await resetMailsTo(other.id)).toBe(5)
  const token = await mailedToken(shop, other.id, 'customers.password-reset')
  for (const password of ['latvija1', 'parole123', 'qwertyui', 'parole12', '12345678'])
    expect((await useLink(other.email, token, password, '10.8.0.2')).statusCode).toBe(422)
  const good = await useLink(other.email, token, 'trīs pelēki akmeņi', '10.8.0.2')
  expect(good.statusCode).toBe(200)
})

test('wrong links are limited by address, and a right one works there still', async () => {
  const other = await registeredPerson(shop)
  await requestReset(other.email, '10.8.1.1')
  await shop.work()
  const token = await mailedToken(shop, other.id, 'customers.password-reset')
  const codes = []
  for (let tries = 0; tries < 21; tries += 1) {
    const wrong = await useLink(other.email, `${tries}`.padEnd(43, 'a'), 'x', '10.8.1.1')
    codes.push(wrong.statusCode)
  }
  expect([...new Set(codes)]).toEqual([409, 429])
  expect((await useLink(other.email, token, 'divi lieli vilki', '10.8.1.1')).statusCode).toBe(200)
})

// S-M10
test('a password changes at most five times an hour', async () => {
  const other = await registeredPerson(shop)
  const change = async (password: string) => {
    const answer = await shop.server.inject({
      method: 'POST',
      url: `/api/user/${other.id}/password`,
      headers: { authorization: `Bearer ${other.token}` },
      payload: { password, paswordRepeat: password },
    })
    return answer.statusCode
  }
  expect(await change('īsa')).toBe(422)
  for (const tree of ['bērzs', 'ozols', 'liepa', 'egle', 'priede'])
    expect(await change(`${tree} aug aiz upes`)).toBe(200)
  expect(await change('kļava aug aiz upes')).toBe(429)
})

// S-m16
test('one address makes a hundred guests in a quarter of an hour', async () => {
  const codes = []
  for (let times = 0; times < 101; times += 1) {
    const answer = await shop.server.inject({
      method: 'POST',
      url: '/api/authenticate/guest',
      headers: { 'x-forwarded-for': '10.8.2.1' },
    })
    codes.push(answer.statusCode)
  }
  expect(codes.slice(0, 100).every((code) => code === 200)).toBe(true)
  expect(codes[100]).toBe(429)
})

// S-m19
test('two requests for a reset at the same moment end in one link and no failed job', async () => {
  const other = await registeredPerson(shop)
  const send = () => inTransaction(shop.db, (tx) => sendReset(shop.app, tx, other.email))
  await Promise.all([send(), send(), send(), send()])
  const open = await shop.db
    .selectFrom('passwordResets')
    .select('id')
    .where('customerId', '=', other.id)
    .execute()
  expect(open).toHaveLength(1)
})
