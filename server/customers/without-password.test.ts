import { createHook } from 'node:async_hooks'
import { afterAll, expect, test } from 'vitest'
import { filledForm } from '../../tests/support/registration.ts'
import { passMinutes } from '../../tests/support/pass-time.ts'
import { registeredPerson } from '../../tests/support/registered-person.ts'
import { testShop } from '../../tests/support/shop.ts'
import { recordStatements } from '../platform/database/statement-record.ts'

// A clock would measure the machine: what Node is asked to hash is counted instead.
let hashes = 0
const hook = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && (hashes += 1)) })
hook.enable()
afterAll(() => void hook.disable())

const shop = await testShop({ RATE_LIMITS: 'on' })

async function personWithoutPassword() {
  const { token } = await shop.nobody.createGuest()
  const as = shop.as(token)
  const { password: _, password2: _again, ...form } = filledForm()
  const { user } = await as.registerWithoutPassword({ body: form })
  return { id: user.id, email: form.email, as }
}

test('a guest registers without a password and goes on with the same token', async () => {
  const { id, as } = await personWithoutPassword()
  expect((await as.readUser()).user).toMatchObject({ id, role: 1 })
  expect((await as.listLogInWays()).data).toEqual({ has_password: 0, passkeys: [] })
  const { password: _, password2: _again, ...form } = filledForm()
  await expect(as.registerWithoutPassword({ body: form })).rejects.toMatchObject({ status: 409 })
})

test('the fixed registration still asks for a password', async () => {
  const as = shop.as((await shop.nobody.createGuest()).token)
  const { id } = (await as.readUser()).user
  const { password: _, password2: _again, ...form } = filledForm()
  const refused = as.saveUser({ params: { id: String(id) }, body: form })
  await expect(refused).rejects.toMatchObject({
    status: 422,
    error: { password: expect.any(Array) },
  })
})

test('the same work answers for no password, a wrong one and an unknown e-mail', async () => {
  const known = await registeredPerson(shop)
  const without = await personWithoutPassword()
  const workOf = async (email: string, password: string) => {
    hashes = 0
    const { statements } = await recordStatements(() =>
      expect(shop.nobody.logIn({ body: { email, password } })).rejects.toMatchObject({
        status: 401,
        error: 'invalid_credentials',
      }),
    )
    const tables = statements.map((statement) => /(into|from|update) "\w+"/.exec(statement)?.[0])
    return { tables, hashes }
  }
  const wrong = await workOf(known.email, 'nepareiza parole')
  expect(wrong.hashes).toBe(1)
  expect(await workOf(without.email, 'zaļais dzērvenājs')).toEqual(wrong)
  expect(await workOf(without.email, 'avots-demo')).toEqual(wrong)
  expect(await workOf('neviens@nekur.lv', 'zaļais dzērvenājs')).toEqual(wrong)
})

test('a password can be set later', async () => {
  const { id, email, as } = await personWithoutPassword()
  const password = 'rudens lapas krīt'
  const body = { password, paswordRepeat: password }
  await as.changePassword({ params: { id: String(id) }, body })
  await expect(shop.nobody.logIn({ body: { email, password } })).resolves.toHaveProperty('token')
})

test('without a password a log-in of the last 15 minutes says who it is', async () => {
  const { as } = await personWithoutPassword()
  const change = (email: string) => as.startEmailChange({ body: { email } })
  expect((await change('jauna.pastkaste@epasts.lv')).data.is_done).toBe(1)
  passMinutes(shop, 15)
  const refused = { status: 403, error: 'log_in_again' }
  await expect(change('vel.jaunaka@epasts.lv')).rejects.toMatchObject(refused)
  await expect(as.deleteAccount({ body: { confirmed: 1 } })).rejects.toMatchObject(refused)
})

test('with a password a fresh log-in is not enough', async () => {
  const { as } = await registeredPerson(shop)
  await expect(as.deleteAccount({ body: { confirmed: 1 } })).rejects.toMatchObject({
    status: 422,
    error: { password: expect.any(Array) },
  })
})

test('whether an e-mail is known is told to a token, and only so often', async () => {
  const { email } = await registeredPerson(shop)
  const as = shop.as((await shop.nobody.createGuest()).token)
  const isKnown = async (asked: string) =>
    (await as.lookUpEmail({ body: { email: asked } })).data.is_known
  expect(await isKnown(email.toUpperCase())).toBe(1)
  expect(await isKnown('neviens@nekur.lv')).toBe(0)
  for (let asked = 2; asked < 10; asked += 1) await isKnown(`neviens.${asked}@nekur.lv`)
  await expect(isKnown(email)).rejects.toMatchObject({ error: 'too_many_requests' })
})
