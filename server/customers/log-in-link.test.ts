import { expect, test } from 'vitest'
import { lockIsAwaited } from '../../tests/support/lock-waits.ts'
import { mailedToken } from '../../tests/support/mailed-token.ts'
import { passMinutes } from '../../tests/support/pass-time.ts'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { testShop } from '../../tests/support/shop.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { sendLogInLink } from './log-in-link.ts'
import { setEmail } from './store.ts'

const shop = await testShop({ RATE_LIMITS: 'on' })

const askedBy = async (email: string, to?: string) => {
  await shop.nobody.requestLogInLink({ body: { email, ...(to !== undefined && { to }) } })
  await shop.work()
}

const tokenFor = (customerId: number) => mailedToken(shop, customerId, 'customers.log-in-link')

const mailsOf = async (customerId: number) =>
  (
    await shop.db
      .selectFrom('mailOutbox')
      .select('template')
      .where('customerId', '=', customerId)
      .where('template', '!=', 'customers.welcome')
      .orderBy('id')
      .execute()
  ).map(({ template }) => template)

test('a mailed link logs in once and leads to the page that was left', async () => {
  const { id, email } = await registeredPerson(shop)
  await askedBy(email.toUpperCase(), '/cart/payment')
  const body = { token: await tokenFor(id) }
  const { token, to } = await shop.nobody.logInByLink({ body })
  expect(to).toBe('/cart/payment')
  expect((await shop.as(token).readUser()).user.email).toBe(email)
  await expect(shop.nobody.logInByLink({ body })).rejects.toMatchObject({ error: 'link_invalid' })
})

test('of five uses of a link at one moment one logs in', async () => {
  const { id, email } = await registeredPerson(shop)
  await askedBy(email)
  const body = { token: await tokenFor(id) }
  const uses = Array.from({ length: 5 }, () => shop.nobody.logInByLink({ body }))
  const outcomes = await Promise.allSettled(uses)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('no link goes to an e-mail that takes the place of the one it was asked for', async () => {
  const { id, email } = await registeredPerson(shop)
  const request = { email, returnPath: '/', guestCart: null }
  let sent: Promise<void> | undefined
  await inTransaction(shop.db, async (tx) => {
    await setEmail(tx, id, `cits.${email}`)
    sent = inTransaction(shop.db, (other) => sendLogInLink(shop.app, other, request))
    await lockIsAwaited(shop.db)
  })
  await sent
  expect(await mailsOf(id)).toEqual([])
})

test('a link is over after 15 minutes, with the next link and with a new password', async () => {
  const { id, email, as } = await registeredPerson(shop)
  const refused = { error: 'link_invalid' }
  await askedBy(email)
  const first = await tokenFor(id)
  await askedBy(email)
  const second = await tokenFor(id)
  await expect(shop.nobody.logInByLink({ body: { token: first } })).rejects.toMatchObject(refused)
  const password = 'rudens lapas krīt'
  const body = { password, paswordRepeat: password }
  await as.changePassword({ params: { id: String(id) }, body })
  await expect(shop.nobody.logInByLink({ body: { token: second } })).rejects.toMatchObject(refused)
  await askedBy(email)
  const third = await tokenFor(id)
  passMinutes(shop, 15)
  await expect(shop.nobody.logInByLink({ body: { token: third } })).rejects.toMatchObject(refused)
})

test('the cart of the guest who asked comes along to whatever device opens the link', async () => {
  const { id, email } = await registeredPerson(shop)
  const asGuest = shop.as((await shop.nobody.createGuest()).token)
  const cart = (await asGuest.createCart()).data
  await asGuest.requestLogInLink({ body: { email, to: '/cart', cartid: cart.id } })
  await shop.work()
  const { token } = await shop.nobody.logInByLink({ body: { token: await tokenFor(id) } })
  await expect(shop.as(token).readActiveCart()).resolves.toBeTruthy()
  await expect(asGuest.readActiveCart()).rejects.toMatchObject({ status: 404 })
})

test('an unknown e-mail is answered alike, and no mail goes anywhere', async () => {
  const { id, email } = await registeredPerson(shop)
  const asked = (address: string) => shop.nobody.requestLogInLink({ body: { email: address } })
  expect(await asked('neviens@nekur.lv')).toEqual(await asked(email))
  await shop.work()
  expect(await mailsOf(id)).toEqual(['customers.log-in-link'])
  const toStranger = shop.db
    .selectFrom('mailOutbox')
    .select('id')
    .where('recipient', '=', 'neviens@nekur.lv')
  expect(await toStranger.execute()).toEqual([])
})

test('an address that nobody has confirmed gets the link that confirms it', async () => {
  const { id, email } = await registeredPerson(shop)
  const customer = shop.db.updateTable('customers').where('id', '=', id)
  await customer.set({ emailConfirmedAt: null }).execute()
  await askedBy(email)
  expect(await mailsOf(id)).toEqual(['customers.confirm-email'])
})

test('at most five links an hour go to one account, and wrong ones are counted', async () => {
  const { id, email } = await registeredPerson(shop)
  for (let asked = 0; asked < 7; asked += 1) await askedBy(email)
  expect(await mailsOf(id)).toHaveLength(5)
  await shop.nobody.logInByLink({ body: { token: await tokenFor(id) } })
  const guess = (token: string) => shop.nobody.logInByLink({ body: { token } })
  const refusals = []
  for (let tries = 0; tries < 22; tries += 1)
    refusals.push(await guess(`x${tries}`).catch(({ error }: { error: string }) => error))
  expect(new Set(refusals)).toEqual(new Set(['link_invalid', 'too_many_requests']))
})
