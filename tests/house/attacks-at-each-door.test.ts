import { describe, expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { orderShop } from '../support/order-shop.ts'
import { phoneOf } from '../support/phone-of.ts'
import { registeredPerson } from '../support/registered-person.ts'
import { newColleague, staffPassword } from '../support/staff-client.ts'
import { deliveredMails } from '../support/staff-mails.ts'
import { sameOrigin } from '../support/staff-of-tests.ts'

/** One attack at the doors of the shop, the office and the phone; `attacks.test.ts` has others. */
const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'vadiba@avots.example')
const driver = await newColleague(shop, 'driver', 'soferis@avots.example')
const anna = await shop.customer()

const doors = [
  { prefix: '/api', open: '/authenticate', own: '/authenticate/user' },
  { prefix: '/office/api', open: '/sign-in', own: '/session' },
  { prefix: '/driver/api', open: '/unlock-request', own: '/session' },
]

describe.each(doors)('at the door $prefix', ({ prefix, open }) => {
  const post = (payload: string) =>
    shop.server.inject({
      method: 'POST',
      url: prefix + open,
      headers: { ...sameOrigin, 'content-type': 'application/json' },
      payload,
    })

  test.each([
    '{"__proto__":{"role":"owner"}}',
    '{"constructor":{"prototype":{"role":"owner"}}}',
    '{"login":"x","__proto__":null}',
  ])('a body that reaches for the prototype is none: %s', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400)
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  test.each(['null', '[]', '"x"', '{"login":["a","b"]}', '{"login":{"$ne":""}}', '{'])(
    'what is no body of the call is refused with its fields: %s',
    async (payload) => {
      const { statusCode, body } = await post(payload)
      expect([400, 422]).toContain(statusCode)
      expect(JSON.parse(body)).toHaveProperty('error')
    },
  )

  test('an address without end is refused', async () => {
    const url = `${prefix}${open}?x=${'a'.repeat(5_000)}`
    expect((await shop.server.inject({ url })).statusCode).toBe(414)
  })

  test('a visitor with invented addresses is counted as one', async () => {
    const config = { ...shop.app.config, RATE_LIMITS: true, TRUST_PROXY: 1 }
    const limited = await buildApp({ ...shop.app, config })
    const ask = (first: string) =>
      limited.inject({
        url: `${prefix}/nothing`,
        headers: { 'x-forwarded-for': `${first}, 203.0.113.7` },
      })
    const statuses = new Set<number>()
    for (let index = 0; index < 600; index += 1)
      statuses.add((await ask(`10.0.${index >> 8}.${index & 255}`)).statusCode)
    expect([...statuses]).toEqual([404])
    const beyond = await ask('10.9.9.9')
    expect([beyond.statusCode, beyond.json()]).toMatchObject([429, { error: 'too_many_requests' }])
    expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })
})

describe('what opens one door opens no other, and nothing once it is given back', () => {
  type Key = Record<string, string>

  const statusesWith = async (headers: Key) => {
    const asked = doors.map(({ prefix, own }) =>
      shop.server.inject({ url: prefix + own, headers: { ...sameOrigin, ...headers } }),
    )
    return (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  }

  /** A secret in every place where a door looks for one. */
  const everywhere = (secret: string) => ({
    authorization: `Bearer ${secret}`,
    cookie: `avots_staff=${secret}; avots_driver=${secret}`,
  })

  test('the token of a customer', async () => {
    expect(await statusesWith(everywhere(anna.token))).toEqual([200, 401, 401])
    await anna.api.logOut()
    expect(await statusesWith(everywhere(anna.token))).toEqual([401, 401, 401])
  })

  test('the cookie of the office', async () => {
    const secret = owner.cookies.get('avots_staff')!
    expect(await statusesWith(everywhere(secret))).toEqual([401, 200, 401])
    await owner.api.signOut()
    expect(await statusesWith(everywhere(secret))).toEqual([401, 401, 401])
    await owner.api.signIn({ body: { login: owner.email, password: staffPassword } })
  })

  test('the cookie of a phone', async () => {
    const { api, cookies } = await phoneOf(shop, driver.email)
    const secret = cookies.get('avots_driver')!
    expect(await statusesWith(everywhere(secret))).toEqual([401, 401, 200])
    await api.leaveDevice()
    expect(await statusesWith(everywhere(secret))).toEqual([401, 401, 401])
  })
})

describe('no header of a request chooses where a link leads', () => {
  const evil = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example;proto=https',
    ...sameOrigin,
  }
  const ownOrigin = new URL(shop.app.config.publicUrl).origin
  const asOwner = () => ({ cookie: `avots_staff=${owner.cookies.get('avots_staff')!}` })

  test('of a letter of the shop', async () => {
    const { email } = await registeredPerson(shop)
    const { statusCode } = await shop.server.inject({
      method: 'POST',
      url: '/api/password/email',
      headers: evil,
      payload: { email },
    })
    expect(statusCode).toBe(200)
    await shop.work()
    const { payload } = await shop.db
      .selectFrom('mailOutbox')
      .select('payload')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(payload)).not.toContain('evil')
  })

  test('of an invitation to the office', async () => {
    const { statusCode } = await shop.server.inject({
      method: 'POST',
      url: '/office/api/staff',
      headers: { ...evil, ...asOwner() },
      payload: {
        name: 'Dina Muceniece',
        email: 'dina@avots.example',
        roles: [{ role: 'dispatcher' }],
        way: 'mail',
      },
    })
    expect(statusCode).toBe(200)
    expect(new URL(await deliveredMails(shop, 'staff.invitation')).origin).toBe(ownOrigin)
  })

  test('of the code of a phone', async () => {
    const answer = await shop.server.inject({
      method: 'POST',
      url: `/office/api/staff/${driver.id}/device-link`,
      headers: { ...evil, ...asOwner() },
    })
    expect(new URL(answer.json<{ link: string }>().link).origin).toBe(ownOrigin)
  })
})

test('the key of a colleague’s request answers nothing of it', async () => {
  const colleague = await newColleague(shop, 'owner', 'otra@avots.example')
  const berta = await shop.customer()
  for (const { cookies } of [owner, colleague]) {
    const { statusCode } = await shop.server.inject({
      method: 'POST',
      url: `/office/api/customers/${berta.id}/goodwill`,
      headers: {
        ...sameOrigin,
        cookie: `avots_staff=${cookies.get('avots_staff')!}`,
        'idempotency-key': 'one-key-for-both',
      },
      payload: { account: 'bonus', cents: 1_00, reason: 'Gaidīja nedēļu' },
    })
    expect(statusCode).toBe(200)
  }
  const { cents } = await shop.db
    .selectFrom('ledgerBalances')
    .select('cents')
    .where('customerId', '=', berta.id)
    .where('account', '=', 'bonus')
    .executeTakeFirstOrThrow()
  expect(cents).toBe(2_00)
})
