import { expect, test } from 'vitest'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { testShop } from '../../tests/support/shop.ts'
import { signLink } from '../platform/signed-link.ts'
import { wantsMail } from './subscription.ts'

const shop = await testShop()
const { db } = shop.app
const keyFor = (customerId: number, topic: string) =>
  signLink(shop.app.secret, {
    purpose: 'unsubscribe',
    subject: `${customerId}:${topic}`,
    expires: new Date('2027-01-01T00:00:00Z'),
  })

test('a scanner that opens every link of a mail changes nothing', async () => {
  const { id } = await newCustomer(shop.app)
  const key = keyFor(id, 'reminders')
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    await shop.server.inject({ method, url: `/api/unsubscribe?key=${key}` })
    await shop.server.inject({ method, url: `/api/mail-subscription?key=${key}` })
  }
  expect(await wantsMail(db, id, 'reminders')).toBe(true)
})

test('the unsubscribe button of a mail program works, pressed once or twice', async () => {
  const { id } = await newCustomer(shop.app)
  const press = () =>
    shop.server.inject({
      method: 'POST',
      url: `/api/unsubscribe?key=${keyFor(id, 'reminders')}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, 200])
  expect(await wantsMail(db, id, 'reminders')).toBe(false)
  expect(await wantsMail(db, id, 'back_in_stock')).toBe(true)
})

test('a reader who unsubscribes by the link can subscribe again on the same page', async () => {
  const { id } = await newCustomer(shop.app)
  await db.updateTable('customers').set({ newsletter: true }).where('id', '=', id).execute()
  const key = keyFor(id, 'newsletter')
  const change = (subscribed: 0 | 1) =>
    shop.nobody.changeMailSubscription({ body: { key, subscribed } })
  expect((await change(0)).data).toEqual({ topic: 'newsletter', subscribed: 0 })
  expect(await wantsMail(db, id, 'newsletter')).toBe(false)
  expect((await change(1)).data.subscribed).toBe(1)
  expect(await wantsMail(db, id, 'newsletter')).toBe(true)
  await change(1)
  const consents = db.selectFrom('consents').select(['purpose', 'granted', 'source'])
  expect(await consents.where('customerId', '=', id).orderBy('id').execute()).toEqual([
    { purpose: 'newsletter', granted: false, source: 'mail' },
    { purpose: 'newsletter', granted: true, source: 'mail' },
  ])
})

test('every consent and refusal is stored with the version of its text', async () => {
  const { token } = await shop.nobody.createGuest()
  const answer = (granted: boolean) => ({
    body: { text_version: '2026-11', purposes: [{ purpose: 'marketing' as const, granted }] },
  })
  await shop.as(token).giveConsent(answer(true))
  await shop.as(token).giveConsent(answer(false))
  const stored = await db
    .selectFrom('consents')
    .select(['purpose', 'granted', 'textVersion'])
    .where('purpose', '=', 'marketing')
    .orderBy('id')
    .execute()
  expect(stored).toEqual([
    { purpose: 'marketing', granted: true, textVersion: '2026-11' },
    { purpose: 'marketing', granted: false, textVersion: '2026-11' },
  ])
})

test.each(['lv', 'en'])('the contract terms can be downloaded as a file (%s)', async (language) => {
  const answer = await shop.server.inject(`/files/noteikumi-${language}.pdf`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})
