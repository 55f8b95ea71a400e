import { afterAll, expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../tests/support/order-shop.ts'
import { asStaff } from '../tests/support/staff-of-tests.ts'
import { newColleague } from '../tests/support/staff-client.ts'
import { LiveMessage } from '../contract/office/live.ts'

const shop = await orderShop()
const address = await shop.server.listen({ port: 0, host: '127.0.0.1' })
const stop = new AbortController()
afterAll(() => stop.abort())

const ask = (topics: string, headers: Record<string, string> = asStaff('dispatcher')) =>
  fetch(`${address}/office/api/live?topics=${topics}`, { headers, signal: stop.signal })

/** The messages of a stream as they come. */
async function listen(topics: string, more: Record<string, string> = {}) {
  const answer = await ask(topics, { ...asStaff('dispatcher'), ...more })
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const heard: LiveMessage[] = []
  const decoder = new TextDecoder()
  const read = async () => {
    for await (const part of answer.body!)
      for (const [, data] of decoder.decode(part as Uint8Array).matchAll(/^data: (.*)$/gm))
        heard.push(LiveMessage.parse(JSON.parse(data!)))
  }
  read().catch(() => undefined)
  return heard
}

test('an open page hears which orders change, and nothing of others', async () => {
  const anna = await shop.customer()
  const heard = await listen('orders,stock')
  const order = await placedOrder(anna, { [good.tea]: 6 })
  await expect.poll(() => heard).toMatchObject([{ topic: 'orders', ids: [order.id] }])
  const [ofOrder, ofAnother] = [await listen(`orders:${order.id}`), await listen('orders:999999')]
  const { api } = await newColleague(shop, 'owner', 'inese@avots.example')
  await api.cancelOrders({ body: { orderIds: [order.id], reason: 'Atteicās' } })
  const changed = { topic: `orders:${order.id}`, ids: [order.id] }
  await expect.poll(() => ofOrder).toMatchObject([changed])
  expect(ofAnother).toEqual([])
})

test('a page that was away hears what it missed, or that it must read all again', async () => {
  const anna = await shop.customer()
  const heard = await listen('orders')
  const first = await placedOrder(anna, { [good.tea]: 6 })
  await expect.poll(() => heard).toHaveLength(1)
  const second = await placedOrder(await shop.customer(), { [good.tea]: 6 })
  await expect.poll(() => heard).toHaveLength(2)
  const back = await listen('orders', { 'last-event-id': String(heard[0]!.version) })
  await expect.poll(() => back.flatMap(({ ids }) => ids)).toContain(second.id)
  expect(heard[0]!.ids).toEqual([first.id])
  const late = await listen('orders,goods', { 'last-event-id': '1000' })
  await expect
    .poll(() => late.map(({ topic, ids }) => ({ topic, ids })))
    .toEqual([
      { topic: 'orders', ids: [] },
      { topic: 'goods', ids: [] },
    ])
})

test('a preview is not heard', async () => {
  const anna = await shop.customer()
  const order = await placedOrder(anna, { [good.tea]: 6 })
  const { api } = await newColleague(shop, 'dispatcher', 'andris@avots.example')
  const heard = await listen(`orders:${order.id}`)
  const body = { orderIds: [order.id], day: '2026-11-25' }
  await api.moveOrders({ query: { preview: '1' }, body })
  await api.moveOrders({ body })
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  expect(heard).toHaveLength(1)
})

test('the stream is for the staff, with topics that exist, and a few for each person', async () => {
  expect((await ask('orders', {})).status).toBe(401)
  for (const topics of ['', 'secrets', 'orders:0', 'orders:x', 'orders,'])
    expect((await ask(topics)).status).toBe(422)
  const person = asStaff('owner')
  for (let count = 0; count < 12; count += 1) expect((await ask('orders', person)).status).toBe(200)
  expect((await ask('orders', person)).status).toBe(429)
})

test('a stream ends with its session', async () => {
  const person = await newColleague(shop, 'dispatcher', 'dina@avots.example')
  const owner = await newColleague(shop, 'owner', 'vadiba@avots.example')
  const cookie = `avots_staff=${person.cookies.get('avots_staff')!}`
  const [theirs, other] = [await ask('orders', { cookie }), await ask('orders')]
  expect(theirs.status).toBe(200)
  await owner.api.endStaff({ params: { id: String(person.id) }, body: { reason: 'Aizgāja' } })
  // Reading to the end of a stream that stays open would last five minutes.
  expect(await theirs.text()).toContain('retry')
  expect((await ask('orders', { cookie })).status).toBe(401)
  const reader = other.body!.getReader()
  expect((await reader.read()).done).toBe(false)
  await reader.cancel()
})
