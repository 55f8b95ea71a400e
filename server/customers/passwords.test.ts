import { expect, test } from 'vitest'
import { mailedToken } from '../../tests/support/mailed-token.ts'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { testShop } from '../../tests/support/shop.ts'

const shop = await testShop()
const fresh = 'trīs pelēki akmeņi'

async function resetLinkOf(person: { id: number; email: string }) {
  await shop.nobody.requestPasswordReset({ body: { email: person.email } })
  await shop.work()
  return mailedToken(shop, person.id, 'customers.password-reset')
}

const reset = (email: string, token: string, password = fresh) =>
  shop.nobody.resetPassword({ body: { email, token, password, password_confirmation: password } })

const mailsOf = async (customerId: number) =>
  (
    await shop.db
      .selectFrom('mailOutbox')
      .select('template')
      .where('customerId', '=', customerId)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template)

test('a hash is argon2id at the documented cost', async () => {
  const person = await registeredPerson(shop)
  const { hash } = await shop.db
    .selectFrom('customerPasswords')
    .select('hash')
    .where('customerId', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
})

test('a password change keeps this session, ends the others and sends a mail', async () => {
  const person = await registeredPerson(shop)
  const { token } = await shop.nobody.logIn({
    body: { email: person.email, password: person.password },
  })
  const params = { id: String(person.id) }
  await person.as.changePassword({
    params,
    body: { password: fresh, paswordRepeat: fresh, password_old: person.password },
  })
  expect((await person.as.readUser()).user.role).toBe(1)
  await expect(shop.as(token).readUser()).rejects.toMatchObject({ status: 401 })
  await expect(
    shop.nobody.logIn({ body: { email: person.email, password: person.password } }),
  ).rejects.toMatchObject({
    status: 401,
  })
  await shop.nobody.logIn({ body: { email: person.email, password: fresh } })
  expect(await mailsOf(person.id)).toEqual(['customers.welcome', 'customers.password-changed'])
})

test('a short, common, personal or mistyped new password is refused at its field', async () => {
  const person = await registeredPerson(shop)
  const change = (password: string, paswordRepeat = password, rest = {}) =>
    person.as.changePassword({
      params: { id: String(person.id) },
      body: { password, paswordRepeat, ...rest },
    })
  await expect(change('īsa')).rejects.toMatchObject({
    error: { password: ['Parolei jāsatur vismas 8 simbolus!'] },
  })
  await expect(change('latvija2026')).rejects.toMatchObject({ status: 422 })
  await expect(change('berzina1990')).rejects.toMatchObject({ status: 422 })
  await expect(change(fresh, 'cits')).rejects.toMatchObject({
    error: { paswordRepeat: ['Abas paroles atšķiras.'] },
  })
  await expect(change(fresh, fresh, { password_old: 'ne tā' })).rejects.toMatchObject({
    error: { password_old: ['Parole nav pareiza.'] },
  })
  const body = { password: fresh, paswordRepeat: fresh }
  await expect(person.as.changePassword({ params: { id: '1' }, body })).rejects.toMatchObject({
    status: 404,
  })
})

test('a reset is answered the same for every e-mail, and only a known one gets a mail', async () => {
  const person = await registeredPerson(shop)
  const known = await shop.nobody.requestPasswordReset({
    body: { email: person.email.toUpperCase() },
  })
  const unknown = await shop.nobody.requestPasswordReset({ body: { email: 'neviena@nekur.lv' } })
  expect(known).toEqual(unknown)
  await shop.work()
  const resets = await shop.db
    .selectFrom('mailOutbox')
    .select('recipient')
    .where('template', '=', 'customers.password-reset')
    .execute()
  expect(resets).toEqual([{ recipient: person.email }])
})

test('the link of the mail sets a new password once and ends every session', async () => {
  const person = await registeredPerson(shop)
  const token = await resetLinkOf(person)
  await reset(person.email, token)
  await expect(person.as.readUser()).rejects.toMatchObject({ status: 401 })
  await shop.nobody.logIn({ body: { email: person.email, password: fresh } })
  await expect(reset(person.email, token)).rejects.toMatchObject({
    status: 409,
    error: 'link_invalid',
  })
})

test('of two parallel uses of one link exactly one succeeds', async () => {
  const person = await registeredPerson(shop)
  const token = await resetLinkOf(person)
  const answers = await Promise.allSettled(
    ['viena jauna parole', 'otra jauna parole'].map((password) =>
      reset(person.email, token, password),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a link is valid for 60 minutes and one e-mail, and the next link voids it', async () => {
  const [person, other] = [await registeredPerson(shop), await registeredPerson(shop)]
  const first = await resetLinkOf(person)
  const second = await resetLinkOf(person)
  await expect(reset(person.email, first)).rejects.toMatchObject({ error: 'link_invalid' })
  await expect(reset(other.email, second)).rejects.toMatchObject({ error: 'link_invalid' })
  await expect(reset(person.email, 'a'.repeat(43))).rejects.toMatchObject({ error: 'link_invalid' })
  shop.clock.set('2026-11-20T09:00:01Z')
  await expect(reset(person.email, second)).rejects.toMatchObject({ error: 'link_invalid' })
  shop.clock.set('2026-11-20T08:00:00Z')
  expect(await reset(person.email, second)).toEqual({ data: null })
})

test('the database stores no token of a link', async () => {
  const person = await registeredPerson(shop)
  const token = await resetLinkOf(person)
  const rows = await shop.db.selectFrom('passwordResets').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})
