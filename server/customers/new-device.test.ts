import { expect, test } from 'vitest'
import { passMinutes } from '../../tests/support/pass-time.ts'
import { filledForm } from '../../tests/support/registration.ts'
import { testShop } from '../../tests/support/shop.ts'

const shop = await testShop()

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'

type Place = { agent: string; address: string }
const home: Place = { agent: firefox, address: '203.0.113.5' }

const post = async (path: string, { agent, address }: Place, payload: object, token?: string) => {
  const answer = await shop.server.inject({
    method: 'POST',
    url: `/api${path}`,
    remoteAddress: address,
    headers: { 'user-agent': agent, ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  })
  return answer.json<{ token: string; user: { id: number } }>()
}

async function registeredAtHome({ isConfirmed = true } = {}) {
  const { token } = await post('/authenticate/guest', home, {})
  const { email, password, password2: _, ...form } = filledForm()
  const { user } = await shop.as(token).readUser()
  await post(`/user/${user.id}`, home, { ...form, email, password, password2: password }, token)
  if (isConfirmed)
    await shop.db
      .updateTable('customers')
      .set({ emailConfirmedAt: shop.clock.now() })
      .where('id', '=', user.id)
      .execute()
  const logInFrom = async (place: Place) => {
    passMinutes(shop, 1)
    await post('/authenticate', place, { email, password })
  }
  return { id: user.id, logInFrom }
}

const lettersTo = async (customerId: number) =>
  (
    await shop.db
      .selectFrom('mailOutbox')
      .select('payload')
      .where('customerId', '=', customerId)
      .where('template', '=', 'customers.new-device')
      .orderBy('id')
      .execute()
  ).map(({ payload }) => (payload as { device: string }).device)

test('a log-in from the device of the registration is no news', async () => {
  const { id, logInFrom } = await registeredAtHome()
  await logInFrom(home)
  expect(await lettersTo(id)).toEqual([])
})

test('a log-in from a new device or another network is told once by mail', async () => {
  const { id, logInFrom } = await registeredAtHome()
  await logInFrom({ ...home, agent: safari })
  await logInFrom({ ...home, agent: safari })
  await logInFrom({ ...home, address: '198.51.100.7' })
  await logInFrom({ ...home, address: '198.51.100.7' })
  expect(await lettersTo(id)).toEqual(['Safari, iPhone', 'Firefox, Windows'])
})

test('a mailbox that nobody has confirmed hears nothing', async () => {
  const { id, logInFrom } = await registeredAtHome({ isConfirmed: false })
  await logInFrom({ ...home, agent: safari })
  expect(await lettersTo(id)).toEqual([])
})
