import { expect, test } from 'vitest'
import { testShop } from '../../../tests/support/shop.ts'

const shop = await testShop()
const production = await testShop({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://avots.example',
  RATE_LIMITS: 'on',
})

test('the development mailbox opens, but not in production', async () => {
  expect((await shop.server.inject('/dev/mail')).statusCode).toBe(200)
  expect((await production.server.inject('/dev/mail')).statusCode).toBe(404)
})

test('a letter that does not exist is not found', async () => {
  for (const path of [
    '/dev/mail/999',
    '/dev/mail/samples/none/lv',
    '/dev/mail/samples/toString/lv',
    '/dev/mail/x',
  ]) {
    expect((await shop.server.inject(path)).statusCode, path).toBe(404)
  }
})

// S-M12
test('the development mailbox opens on this machine alone, and not through a proxy on it', async () => {
  const open = (remoteAddress: string, headers = {}) =>
    shop.server.inject({ url: '/dev/mail', remoteAddress, headers })
  expect((await open('::ffff:127.0.0.1')).statusCode).toBe(200)
  expect((await open('192.168.1.20')).statusCode).toBe(404)
  expect((await open('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
})
