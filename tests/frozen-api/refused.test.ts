import { calls } from '../../contract/shop/calls.ts'
import type { Call } from '../../contract/shared/call.ts'
import { conversation, type Json } from './kit/conversation.ts'
import { frozenShop } from './kit/frozen-shop.ts'

const shop = await frozenShop()

/** In an address, what nobody has. */
const none: Record<string, string> = {
  id: '987654',
  cartId: '987654',
  goodId: '101',
  planned_on: '2026-12-01',
  action: 'skip',
  key: 'x'.repeat(40),
  link: 'nav',
  code: 'NAV',
}

const table = Object.values(calls as Record<string, Call>)
  .filter(({ audience }) => audience !== 'anyone')
  .map((call) => ({
    ...call,
    at: call.path.replaceAll(/:(\w+)/g, (_whole, name: string) => none[name]!),
  }))

const ask = (speaker: ReturnType<Parameters<Parameters<typeof conversation>[2]>[0]['as']>) => ({
  GET: (path: string) => speaker.get(path),
  POST: (path: string, body?: object) => speaker.post(path, body),
  DELETE: (path: string) => speaker.delete(path),
})

conversation(shop, 'who-may-not', async ({ as }) => {
  const { token } = await as('nobody').silent.post('/authenticate/guest')
  const nobody = ask(as('nobody'))
  const stranger = ask(as('a stranger', 'y'.repeat(43)))
  const guest = ask(as('a guest', token))
  for (const { method, at, audience } of table) {
    await nobody[method](at)
    await stranger[method](at)
    if (audience === 'customer') await guest[method](at)
  }
})

/** Bodies that are right, for calls about a record that is not there. */
const right: Record<string, object> = {
  '/bottles/:id/dispute': { delivered: 1, returned: 0 },
  '/cart/:id/cartitem': { good_id: 101, order: 1 },
  '/cart/autoship/:id/cartitem': { good_id: 101, order: 1 },
  '/cart/autoship/:id/delivery/:planned_on/move': { delivery_date: '2026-12-02' },
  '/cart/autoship/:id/delivery/:planned_on/item': { good_id: 101, order: 1 },
  '/cart/autoship/:id/delivery/:planned_on/enough': { answer: 'fine' },
  '/order/:id/day': { delivery_date: '2026-12-02' },
  '/user/:id/password': { password: 'gara parole', paswordRepeat: 'gara parole' },
  '/autoship-proposal/:id': { answer: 'skip' },
}

conversation(shop, 'what-is-not-there', async ({ as }) => {
  const anna = ask(as('Anna', (await shop.customer()).token))
  for (const { method, path, at } of table)
    if (/:(id|cartId)\b/.test(path)) await anna[method](at, right[path])
})

/** What a schema of the document lists, its references followed. */
function membersOf(schema: Json, document: Json): string[] {
  if (typeof schema?.$ref === 'string')
    return membersOf(
      schema.$ref
        .slice(2)
        .split('/')
        .reduce((at: Json, name: string) => at[name], document),
      document,
    )
  const whole = [schema, ...(schema?.anyOf ?? []), ...(schema?.allOf ?? [])]
  return whole.flatMap((part) => Object.keys(part?.properties ?? {}))
}

conversation(shop, 'wrong-fields', async ({ as }) => {
  const customer = as('Anna', (await shop.customer()).token)
  const anna = ask(customer)
  const { body: text } = await shop.server.inject('/api/openapi.json')
  const document: Json = JSON.parse(text)
  for (const { method, path, body } of Object.values(calls as Record<string, Call>)) {
    if (method !== 'POST' || body === undefined) continue
    const inDocument = path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = (document.paths[inDocument] ?? document.paths[`/api${inDocument}`])?.post
    const schema = operation?.requestBody?.content['application/json'].schema
    const names = membersOf(schema, document)
    if (names.length === 0) continue
    const at = path.replaceAll(/:(\w+)/g, (_whole, name: string) => none[name]!)
    await anna.POST(at, Object.fromEntries(names.map((name) => [name, { odd: true }])))
  }
  await customer.post('/cart', [])
  await customer.post('/authenticate', [])
})

conversation(shop, 'odd-requests', async ({ as }) => {
  const { odd } = as('nobody')
  const json = { 'content-type': 'application/json' }
  const guest = '/authenticate/guest'
  await odd('POST', guest, json, '{"a":')
  await odd('POST', guest, json, '{"__proto__":{"role":1}}')
  await odd('POST', guest, { 'content-type': 'text/xml' }, '<a/>')
  await odd('POST', guest, json, `"${'x'.repeat(300_000)}"`)
  await odd('GET', `/goods-slug/${'x'.repeat(600)}`, {})
  await odd('GET', '/nothing', {})
  await odd('PUT', '/cart', json, '{}')
  await odd('GET', '/authenticate/user', { authorization: 'Basic abc' })
  const { token } = await shop.customer()
  const key = { 'idempotency-key': 'a key', authorization: `Bearer ${token}` }
  await odd('POST', '/cart/1/processcart', { ...json, ...key }, '{}')
})
