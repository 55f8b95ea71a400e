import { expect, test } from 'vitest'
import { signLink } from '../../server/platform/signed-link.ts'
import { orderShop } from '../support/order-shop.ts'

const { app, server, clock } = await orderShop()

/** How a key of each purpose is used. */
const uses: Record<string, (key: string) => { method: 'GET' | 'POST'; url: string; key?: string }> =
  {
    order: (key) => ({ method: 'GET', url: `/api/order-by-key/${key}` }),
    'autoship-confirm': (key) => ({ method: 'GET', url: `/api/autoship-by-key/confirm/${key}` }),
    'autoship-undo': (key) => ({ method: 'POST', url: `/api/autoship-undo/${key}` }),
    pay: (key) => ({ method: 'GET', url: `/api/pay-link/${key}` }),
    picture: (key) => ({ method: 'GET', url: `/files/pictures?key=${key}` }),
    paper: (key) => ({ method: 'GET', url: `/files/papers/a.pdf?key=${key}` }),
    'delivery-calendar': (key) => ({ method: 'GET', url: `/calendar/${key}.ics` }),
    unsubscribe: (key) => ({ method: 'POST', url: `/unsubscribe?key=${key}` }),
    'withdrawal-address': (key) => ({ method: 'POST', url: '/api/withdrawal/address', key }),
  }

const answerTo = async ({ key, ...request }: ReturnType<(typeof uses)[string]>) => {
  const { statusCode, payload } = await server.inject({
    ...request,
    ...(key !== undefined && { payload: { key } }),
  })
  return { statusCode, payload }
}

test.each(Object.entries(uses))(
  'a signed key of the purpose %s whose subject is malformed is answered like any bad key',
  async (purpose, use) => {
    const expires = new Date(clock.now().getTime() + 60_000)
    const keyOf = (subject: string, secret = app.secret) =>
      signLink(secret, { purpose, subject, expires, issuedAt: clock.now() })
    const bad = await answerTo(use(keyOf('1:1', 'another secret of thirty-two characters')))
    expect([404, 409]).toContain(bad.statusCode)
    for (const subject of ['x', 'x:y', '1:x', '-1', '1.5', '9'.repeat(20), 'NaN:NaN', ' '])
      expect(await answerTo(use(keyOf(subject))), subject).toEqual(bad)
  },
)
