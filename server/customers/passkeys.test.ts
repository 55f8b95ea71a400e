import { expect, test } from 'vitest'
import { mailedToken } from '../../tests/support/mailed-token.ts'
import { passMinutes } from '../../tests/support/pass-time.ts'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { testShop } from '../../tests/support/shop.ts'
import { type Answering, madePasskey, shownPasskey } from '../../tests/support/soft-passkey.ts'

const shop = await testShop({ RATE_LIMITS: 'on' })
const origin = new URL(shop.app.config.publicUrl).origin
const unknown = { status: 401, error: 'passkey_unknown' }

let made = 0

async function personWithPasskey() {
  const person = await registeredPerson(shop)
  const keyId = Buffer.from(`key ${(made += 1)}`).toString('base64url')
  const { challenge } = await person.as.startOwnPasskey()
  const passkey = madePasskey(keyId, { challenge, origin })
  await person.as.addOwnPasskey({ body: { name: 'Tālrunis', passkey } })
  return { ...person, keyId }
}

async function reset({ id, email }: { id: number; email: string }) {
  await shop.nobody.requestPasswordReset({ body: { email } })
  await shop.work()
  const token = await mailedToken(shop, id, 'customers.password-reset')
  const password = 'rudens lapas krīt'
  await shop.nobody.resetPassword({
    body: { email, password, password_confirmation: password, token },
  })
}

const shown = async (keyId: string, changes: Partial<Answering> = {}) => {
  const { challenge } = await shop.nobody.requestLogInPasskey()
  return { answer: shownPasskey(keyId, { challenge, origin, ...changes }) }
}

test('a passkey logs in by itself, once for its challenge, and its copy never', async () => {
  const { email, keyId, as } = await personWithPasskey()
  const body = await shown(keyId)
  const { token } = await shop.nobody.logInByPasskey({ body })
  expect((await shop.as(token).readUser()).user.email).toBe(email)
  await expect(shop.nobody.logInByPasskey({ body })).rejects.toMatchObject(unknown)
  const copy = await shown(keyId, { counter: 6 })
  await expect(shop.nobody.logInByPasskey({ body: copy })).rejects.toMatchObject(unknown)
  const { data } = await as.listLogInWays()
  expect(data).toMatchObject({ has_password: 1, passkeys: [{ name: 'Tālrunis' }] })
  expect(data.passkeys[0]!.last_used_at).not.toBeNull()
})

test.each<[string, Partial<Answering>]>([
  ['a look-alike site', { origin: 'https://avots-veikals.example' }],
  ['another port of the same host', { origin: `${origin}1` }],
  ['the key of another host', { host: 'avots-veikals.example' }],
  ['an answer made for a registration', { type: 'webauthn.create' }],
  ['a challenge of one’s own', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['an authenticator that has verified nobody', { unverified: true }],
])('a passkey does not answer for %s', async (_what, forged) => {
  const { keyId } = await personWithPasskey()
  const body = await shown(keyId, forged)
  await expect(shop.nobody.logInByPasskey({ body })).rejects.toMatchObject(unknown)
})

test('a challenge is over after five minutes, and one for a new passkey logs nobody in', async () => {
  const { keyId, as } = await personWithPasskey()
  const { challenge } = await as.startOwnPasskey()
  const other = await shown(keyId, { challenge })
  await expect(shop.nobody.logInByPasskey({ body: other })).rejects.toMatchObject(unknown)
  const late = await shown(keyId)
  passMinutes(shop, 5)
  await expect(shop.nobody.logInByPasskey({ body: late })).rejects.toMatchObject(unknown)
})

test('what the browser is asked for is the same for everybody', async () => {
  await personWithPasskey()
  const { allowCredentials, rpId, userVerification } = await shop.nobody.requestLogInPasskey()
  expect(allowCredentials).toBeUndefined()
  expect(rpId).toBe(new URL(origin).hostname)
  expect(userVerification).toBe('required')
})

test('a removed passkey is unknown, and its owner had a letter when it was added', async () => {
  const { id, keyId, as } = await personWithPasskey()
  const { passkeys } = (await as.listLogInWays()).data
  await as.removeOwnPasskey({ params: { id: String(passkeys[0]!.id) } })
  const body = await shown(keyId)
  await expect(shop.nobody.logInByPasskey({ body })).rejects.toMatchObject(unknown)
  const letters = shop.db.selectFrom('mailOutbox').select('template').where('customerId', '=', id)
  expect(await letters.execute()).toContainEqual({ template: 'customers.passkey-added' })
})

test('an older log-in changes no passkey without the password', async () => {
  const { id, password, as } = await personWithPasskey()
  const passkeyId = (await as.listLogInWays()).data.passkeys[0]!.id
  const remove = (body?: { password: string }) =>
    as.removeOwnPasskey({ params: { id: String(passkeyId) }, ...(body && { body }) })
  passMinutes(shop, 15)
  const asked = { status: 422, error: { password: expect.any(Array) } }
  await expect(as.startOwnPasskey()).rejects.toMatchObject(asked)
  await expect(remove()).rejects.toMatchObject(asked)
  await expect(remove({ password: 'ne tā' })).rejects.toMatchObject(asked)
  await as.startOwnPasskey({ body: { password } })
  await remove({ password })
  await shop.db.deleteFrom('customerPasswords').where('customerId', '=', id).execute()
  const again = { status: 403, error: 'log_in_again' }
  await expect(as.startOwnPasskey()).rejects.toMatchObject(again)
  await expect(remove()).rejects.toMatchObject(again)
})

test('a reset removes the passkeys, a change only names them, and so do their letters', async () => {
  const { id, email, keyId, password, as } = await personWithPasskey()
  const params = { id: String(id) }
  const next = { password: 'zilais dzērvenājs', paswordRepeat: 'zilais dzērvenājs' }
  await as.changePassword({ params, body: { ...next, password_old: password } })
  expect((await as.listLogInWays()).data.passkeys).toHaveLength(1)
  const { challenge } = await as.startOwnPasskey()
  passMinutes(shop, 1)
  await reset({ id, email })
  const made = madePasskey(keyId, { challenge, origin })
  const added = as.addOwnPasskey({ body: { name: 'Zaglis', passkey: made } })
  await expect(added).rejects.toMatchObject({ status: 401 })
  const body = await shown(keyId)
  await expect(shop.nobody.logInByPasskey({ body })).rejects.toMatchObject(unknown)
  const letters = shop.db.selectFrom('mailOutbox').select('payload').where('customerId', '=', id)
  const changed = letters.where('template', '=', 'customers.password-changed')
  const passkeys = ['Tālrunis']
  expect((await changed.execute()).map(({ payload }) => payload)).toEqual(
    expect.arrayContaining([
      { way: 'change', passkeys },
      { way: 'reset', passkeys },
    ]),
  )
})

test('one profile has at most twenty passkeys, however many are added at once', async () => {
  const { as } = await registeredPerson(shop)
  const add = async (_: unknown, index: number) => {
    const { challenge } = await as.startOwnPasskey()
    const keyId = Buffer.from(`many ${index}`).toString('base64url')
    const passkey = madePasskey(keyId, { challenge, origin })
    return as.addOwnPasskey({ body: { name: `Atslēga ${index}`, passkey } })
  }
  await Promise.allSettled(Array.from({ length: 24 }, add))
  expect((await as.listLogInWays()).data.passkeys).toHaveLength(20)
  await expect(add(undefined, 30)).rejects.toMatchObject({ error: 'too_many_passkeys' })
})
