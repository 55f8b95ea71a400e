import { inTransaction } from '../platform/database/transaction.ts'
import { expect, test } from 'vitest'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { testShop } from '../../tests/support/shop.ts'
import { signLink } from '../platform/signed-link.ts'
import { deleteUnconfirmedWithdrawals } from './withdrawals.ts'
import { wantsMail } from './subscription.ts'

const shop = await testShop()
const { db } = shop.app
const statement = {
  name: 'Jānis Kalniņš',
  email: 'janis@epasts.lv',
  contract: 'Pasūtījums 1042',
  statement: '',
}
const mails = () =>
  db.selectFrom('mailOutbox').select(['template', 'recipient', 'language']).orderBy('id').execute()

const keyFor = (customerId: number, topic: string) =>
  signLink(shop.app.secret, {
    purpose: 'unsubscribe',
    subject: `${customerId}:${topic}`,
    expires: new Date('2027-01-01T00:00:00Z'),
  })

test('a withdrawal takes effect when it is confirmed, and its receipt is mailed once', async () => {
  const { data } = await shop.as(undefined, 'en').stateWithdrawal({ body: statement })
  expect(await mails()).toEqual([])
  const first = await shop.as(undefined, 'en').confirmWithdrawal({ body: data })
  shop.clock.set('2026-11-20T09:00:00Z')
  const second = await shop.as(undefined, 'en').confirmWithdrawal({ body: data })
  expect(second).toEqual(first)
  expect(await mails()).toEqual([
    { template: 'notifications.withdrawal', recipient: 'janis@epasts.lv', language: 'en' },
    {
      template: 'notifications.withdrawal-office',
      recipient: 'labdien@avots.example',
      language: 'lv',
    },
  ])
})

test('an unknown key confirms nothing', async () => {
  await expect(
    shop.nobody.confirmWithdrawal({ body: { key: 'x'.repeat(43) } }),
  ).rejects.toMatchObject({
    error: 'link_invalid',
  })
})

test('an unconfirmed withdrawal is deleted after two weeks, a confirmed one is not', async () => {
  const stated = async (email: string, at: string) => {
    shop.clock.set(at)
    return (await shop.nobody.stateWithdrawal({ body: { ...statement, email } })).data
  }
  const old = await stated('sena@epasts.lv', '2026-11-20T09:00:00Z')
  await shop.nobody.confirmWithdrawal({
    body: await stated('pabeigta@epasts.lv', '2026-11-20T09:00:00Z'),
  })
  const young = await stated('jauna@epasts.lv', '2026-11-20T09:00:01Z')
  shop.clock.set('2026-12-04T09:00:01Z')
  await inTransaction(db, (tx) => deleteUnconfirmedWithdrawals(shop.app, tx))
  const stored = await db.selectFrom('contractWithdrawals').select('email').orderBy('id').execute()
  const names = stored.map(({ email }) => email)
  expect(names).toEqual(expect.arrayContaining(['pabeigta@epasts.lv', 'jauna@epasts.lv']))
  expect(names).not.toContain('sena@epasts.lv')
  await expect(shop.nobody.confirmWithdrawal({ body: old })).rejects.toMatchObject({
    error: 'link_invalid',
  })
  await shop.nobody.confirmWithdrawal({ body: young })
})

test('withdrawals are limited per e-mail address, whatever its case', async () => {
  const stating = (email: string) => shop.nobody.stateWithdrawal({ body: { ...statement, email } })
  for (let count = 0; count < 10; count += 1) await stating('cita@epasts.lv')
  await expect(stating(' Cita@Epasts.lv')).rejects.toMatchObject({ status: 429 })
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
