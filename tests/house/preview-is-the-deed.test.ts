import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DeedAnswer, Previewed } from '../../contract/office/deed-call.ts'
import { dayOf } from '../../domain/calendar.ts'
import { good, orderShop, placedOrder, setStock, type Shopper } from '../support/order-shop.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { newColleague } from '../support/staff-client.ts'
import { allRows } from './rights/all-rows.ts'

const shop = await orderShop()
const { db } = shop
const { api } = await newColleague(shop, 'owner', 'inese@avots.example')
await setStock(shop, good.honey, 500)

const seed = 20261123
const random = seededRandom(seed)
const below = (limit: number) => Math.floor(random() * limit)
const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-29'].map(dayOf)

type Query = { query: { preview?: '1' } }
type Asked = { name: string; ask: (more: Query, previewHash?: string) => Promise<DeedAnswer> }

const reason = 'Klients zvanīja'
const withHash = (previewHash?: string) => (previewHash === undefined ? {} : { previewHash })

/** Any deed on any of the records, often one that will be refused. */
const deeds: ((orders: number[], customers: number[]) => Asked)[] = [
  (orders) => {
    const body = { orderIds: several(orders), day: oneOf(days) }
    return ask('move', (more, hash) =>
      api.moveOrders({ ...more, body: { ...body, ...withHash(hash) } }),
    )
  },
  (orders) => {
    const body = { orderIds: several(orders), reason, evenLocked: random() < 0.5 }
    return ask('cancel', (more, hash) =>
      api.cancelOrders({ ...more, body: { ...body, ...withHash(hash) } }),
    )
  },
  (_orders, customers) => {
    const params = { id: String(oneOf(customers)) }
    const account = oneOf(['account', 'bonus', 'deposit'] as const)
    const body = { account, cents: oneOf([-700, -1, 1, 300, 900]), reason }
    return ask('correct', (more, hash) =>
      api.correctBalance({ ...more, params, body: { ...body, ...withHash(hash) } }),
    )
  },
  (_orders, customers) => {
    const params = { id: String(oneOf(customers)) }
    const body = { creditLimitCents: below(5) * 1_000, payLater: random() < 0.5, reason }
    return ask('credit', (more, hash) =>
      api.grantCredit({ ...more, params, body: { ...body, ...withHash(hash) } }),
    )
  },
  () => {
    const params = { id: String(oneOf([good.honey, good.honey, good.tea])) }
    const body = { pieces: 505 + below(4), reason }
    return ask('count', (more, hash) =>
      api.countStock({ ...more, params, body: { ...body, ...withHash(hash) } }),
    )
  },
]

const ask = (name: string, asking: Asked['ask']): Asked => ({ name, ask: asking })
const several = (ids: number[]) => [...new Set([oneOf(ids), oneOf(ids), oneOf(ids)])]

/** What stands in the books, the warehouse, the orders, the papers and the outbox. */
async function standing() {
  const { rows } = await sql<Record<string, Record<string, number>>>`select
    (select json_object_agg(customer_id || ':' || account, cents) from ledger_balances) as money,
    (select json_object_agg(good_id, on_hand) from stock) as on_hand,
    (select json_object_agg(good_id, reserved) from stock) as reserved,
    (select json_object_agg(order_id, changes) from (
      select order_id, count(*)::int as changes from order_changes group by 1) c) as orders,
    (select json_object_agg(kind, papers) from (
      select kind, count(*)::int as papers from papers group by 1) p) as documents,
    (select json_object_agg(customer_id, mails) from (
      select customer_id, count(*)::int as mails from mail_outbox
      where state <> 'unwanted' and template <> 'orders.changed' group by 1) m) as mails`.execute(
    db,
  )
  return rows[0]!
}

type Standing = Awaited<ReturnType<typeof standing>>

function differences(before: Standing, after: Standing) {
  const found: Record<string, Record<string, number>> = {}
  for (const [group, values] of Object.entries(after))
    for (const [key, value] of Object.entries(values ?? {})) {
      const change = value - (before[group]?.[key] ?? 0)
      if (change !== 0) found[group] = { ...found[group], [key]: change }
    }
  return found
}

/** The effects of a preview in the same shape. */
function foretold({ effects }: Previewed) {
  const found: Record<string, Record<string, number>> = {}
  const add = (group: string, key: string | number, change: number) => {
    if (change === 0) return
    found[group] = { ...found[group], [key]: (found[group]?.[key] ?? 0) + change }
  }
  for (const { customerId, account, cents } of effects.money)
    add('money', `${customerId}:${account}`, cents)
  for (const { goodId, onHand, reserved } of effects.stock) {
    add('onHand', goodId, onHand)
    add('reserved', goodId, reserved)
  }
  for (const { orderId } of effects.orders) add('orders', orderId, 1)
  for (const { kind } of effects.documents) add('documents', kind, 1)
  for (const { customerId, template } of effects.mails)
    if (template !== 'orders.changed') add('mails', customerId!, 1)
  return found
}

const jobs = async () =>
  (
    await sql<{ key: string }>`select id, key, run_at, revision from graphile_worker._private_jobs
    order by id`.execute(db)
  ).rows

test(`a preview leaves nothing, and the deed does what it said (seed ${seed})`, async () => {
  const people: Shopper[] = []
  for (let index = 0; index < 4; index += 1)
    people.push(await shop.customer({ accountCents: 20_000, bonusCents: 300 }))
  const orders: number[] = [999_999]
  for (const person of people)
    for (const lines of [
      { [good.honey]: 2, [good.tea]: 3 },
      { [good.honey]: 1, [good.water]: 2 },
    ])
      orders.push((await placedOrder(person, lines, oneOf([2, 3]))).id)
  await sql`update orders set status = 'waitingForDelivery', locked_at = now(), version = version + 1
    where id = ${orders[3]}`.execute(db)
  const tally: Record<string, number> = {}
  for (let round = 0; round < 40; round += 1) {
    const { name, ask: doIt } = deeds[round % deeds.length]!(
      orders,
      people.map(({ id }) => id),
    )
    const [rows, queue, before] = [await allRows(db), await jobs(), await standing()]
    const seen = (await doIt({ query: { preview: '1' } })) as Previewed
    expect(await allRows(db), `${name} of round ${round}`).toEqual(rows)
    expect(await jobs()).toEqual(queue)
    const outcome = await doIt({ query: {} }, seen.hash).catch((error: unknown) => error)
    expect(differences(before, await standing()), `${name} of round ${round}`).toEqual(
      foretold(seen),
    )
    if (outcome instanceof Error) expect(seen.refusals).toHaveLength(1)
    else expect(outcome).toMatchObject({ refused: seen.refusals })
    tally[name] = (tally[name] ?? 0) + Object.keys(foretold(seen)).length
  }
  expect(Object.keys(tally).toSorted()).toEqual(['cancel', 'correct', 'count', 'credit', 'move'])
  expect(Math.min(tally['cancel']!, tally['move']!, tally['correct']!)).toBeGreaterThan(0)
}, 120_000)
