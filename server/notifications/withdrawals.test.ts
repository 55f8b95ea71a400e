import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { signLink } from '../platform/signed-link.ts'
import { deleteUnconfirmedWithdrawals } from './withdrawals.ts'

const shop = await orderShop({ RATE_LIMITS: 'on' })
const { db } = shop
const office = 'labdien@avots.example'

const post = (path: string, payload: object, from = '203.0.113.9') =>
  shop.server.inject({
    method: 'POST',
    url: `/api/withdrawal${path}`,
    remoteAddress: from,
    payload,
  })

let visitors = 0
/** States and confirms a withdrawal, each time from another network address. */
async function withdraw(email: string, rest: object = {}) {
  visitors += 1
  const body = { name: 'Jānis Kalniņš', email, contract: 'Pasūtījums 1042', ...rest }
  const stated = await post('', body, `198.51.100.${visitors}`)
  const { data } = stated.json<{ data: { key: string } }>()
  return { data, answer: await post('/confirm', data) }
}

const mailsAbout = (email: string) =>
  db
    .selectFrom('mailOutbox')
    .select(['template', 'recipient', 'payload'])
    .where((row) => row.or([row('recipient', '=', email), row('recipient', '=', office)]))
    .where('template', 'like', 'notifications.%')
    .orderBy('id')
    .execute()

const linkKey = async (email: string, days = 14) => {
  const { id } = await db
    .selectFrom('contractWithdrawals')
    .select('id')
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const expires = new Date(shop.clock.now().getTime() + days * 86_400_000)
  return signLink(shop.app.secret, { purpose: 'withdrawal-address', subject: String(id), expires })
}

// S-B2
test('the receipt goes at once to an address that has ordered, and only once', async () => {
  const anna = await shop.customer()
  const { id } = await placedOrder(anna, { [good.honey]: 1 })
  const { email } = (await anna.api.readUser()).user
  const before = (await mailsAbout(email)).length
  const { data, answer } = await withdraw(email, { contract: `Pasūtījums ${id}` })
  expect((await post('/confirm', data)).json()).toEqual(answer.json())
  expect((await mailsAbout(email)).slice(before)).toMatchObject([
    { template: 'notifications.withdrawal', recipient: email, payload: { orderId: id } },
    { template: 'notifications.withdrawal-office', recipient: office },
  ])
})

// S-B2
test('an address without an order gets a link of ours and no word of the person', async () => {
  const before = (await mailsAbout('svess@epasts.lv')).length
  const text = 'Swedbank drošības dienests: https://swedbank-lv.evil.example/login'
  const { answer } = await withdraw('svess@epasts.lv', { name: text, statement: text })
  expect(answer.statusCode).toBe(200)
  expect((await mailsAbout('svess@epasts.lv')).slice(before)).toEqual([
    {
      template: 'notifications.withdrawal-address',
      recipient: 'svess@epasts.lv',
      payload: { id: expect.any(Number) as number },
    },
  ])
  const key = await linkKey('svess@epasts.lv')
  expect(await shop.nobody.confirmWithdrawalAddress({ body: { key } })).toEqual(answer.json())
  expect((await post('/address', { key })).json()).toEqual(answer.json())
  expect((await mailsAbout('svess@epasts.lv')).slice(before + 1)).toMatchObject([
    { template: 'notifications.withdrawal' },
    { template: 'notifications.withdrawal-office' },
  ])
})

test('an unknown key and an old link confirm nothing', async () => {
  await withdraw('vecs@epasts.lv')
  for (const [path, key] of [
    ['/confirm', 'x'.repeat(43)],
    ['/address', 'x'.repeat(43)],
    ['/address', await linkKey('vecs@epasts.lv', -1)],
  ])
    expect((await post(path!, { key })).json()).toMatchObject({ error: 'link_invalid' })
})

// S-B2
test('a stranger states five withdrawals an hour, whatever the addresses', async () => {
  const state = (email: string, from: string) =>
    post('', { name: 'Jānis', email, contract: '1' }, from)
  for (let count = 0; count < 5; count += 1)
    expect((await state(`x${count}@epasts.lv`, '192.0.2.1')).statusCode).toBe(200)
  expect((await state('x5@epasts.lv', '192.0.2.1')).statusCode).toBe(429)
  expect((await state('x5@epasts.lv', '192.0.2.2')).statusCode).toBe(200)
})

test('an address gets ten letters a day at most, whatever its case', async () => {
  for (let count = 0; count < 10; count += 1) await withdraw('cita@epasts.lv')
  const again = await post('', { name: 'A', email: ' Cita@Epasts.lv', contract: '1' }, '192.0.2.3')
  expect(again.statusCode).toBe(429)
})

test('what was not confirmed here, or not by the link, is deleted after two weeks', async () => {
  const start = shop.clock.now()
  const stored = async () =>
    (await db.selectFrom('contractWithdrawals').select('email').orderBy('id').execute()).map(
      ({ email }) => email,
    )
  await post('', { name: 'A', email: 'sakta@epasts.lv', contract: '1' }, '192.0.2.4')
  await withdraw('bezsaites@epasts.lv')
  await withdraw('arsaiti@epasts.lv')
  await post('/address', { key: await linkKey('arsaiti@epasts.lv') })
  shop.clock.set(new Date(start.getTime() + 14 * 86_400_000 + 1_000).toISOString())
  await inTransaction(db, (tx) => deleteUnconfirmedWithdrawals(shop.app, tx))
  expect(await stored()).toContain('arsaiti@epasts.lv')
  expect(await stored()).not.toContain('bezsaites@epasts.lv')
  expect(await stored()).not.toContain('sakta@epasts.lv')
})
