import { expect, test } from 'vitest'
import { testShop } from '../../../tests/support/shop.ts'

const shop = await testShop()
const production = await testShop({ NODE_ENV: 'production', PUBLIC_URL: 'https://avots.example' })

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
