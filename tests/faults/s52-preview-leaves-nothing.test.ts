import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DeedAnswer, Previewed } from '../../contract/office/deed-call.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { good, orderShop, placedOrder, setStock } from '../support/order-shop.ts'
import { newColleague } from '../support/staff-client.ts'
import { atOnce } from './kit/at-once.ts'
import { brokenRulesAtRest } from './kit/broken-rules.ts'
import { retryWhileBusy } from './kit/retry-while-busy.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()
const { db } = shop
const { api } = await newColleague(shop, 'owner', 'inese@avots.example')
const reason = 'Klients zvanīja'

type More = { query?: { preview: '1' }; hash?: string }
type Person = Awaited<ReturnType<typeof newPerson>>

async function newPerson() {
  const anna = await shop.customer({ accountCents: 10_000 })
  const order = await placedOrder(anna, { [good.honey]: 2 }, 2)
  return { id: anna.id, orderId: order.id }
}

const hashOf = ({ hash }: More) => (hash === undefined ? {} : { previewHash: hash })

const deeds: ((person: Person, more: More) => Promise<DeedAnswer>)[] = [
  ({ orderId }, { query = {}, ...more }) =>
    api.moveOrders({ query, body: { orderIds: [orderId], day: '2026-11-25', ...hashOf(more) } }),
  ({ orderId }, { query = {}, ...more }) =>
    api.cancelOrders({ query, body: { orderIds: [orderId], reason, ...hashOf(more) } }),
  ({ id }, { query = {}, ...more }) => {
    const body = { account: 'bonus' as const, cents: 300, reason, ...hashOf(more) }
    return api.giveGoodwill({ query, params: { id: String(id) }, body })
  },
  ({ id }, { query = {}, ...more }) => {
    const body = { account: 'account' as const, cents: -250, reason, ...hashOf(more) }
    return api.correctBalance({ query, params: { id: String(id) }, body })
  },
]

/** What is written about these people. */
async function standing(people: readonly Person[]) {
  const ids = people.map(({ id }) => id)
  const { rows } = await sql<Record<string, unknown>>`select
    (select json_agg(b order by b.customer_id, b.account) from ledger_balances b
      where b.customer_id = any(${ids}::bigint[])) as money,
    (select json_agg(o order by o.id) from orders o
      where o.customer_id = any(${ids}::bigint[])) as orders,
    (select count(*)::int from order_changes c join orders o on o.id = c.order_id
      where o.customer_id = any(${ids}::bigint[])) as changes,
    (select count(*)::int from mail_outbox where customer_id = any(${ids}::bigint[])) as mails,
    (select count(*)::int from audit_trail where customer_id = any(${ids}::bigint[])) as audited,
    (select count(*)::int from papers where customer_id = any(${ids}::bigint[])) as papers`.execute(
    db,
  )
  return rows[0]!
}

const advisoryLocks = async () =>
  (
    await sql`select from pg_locks where locktype = 'advisory' and database =
    (select oid from pg_database where datname = current_database())`.execute(db)
  ).rows.length

// S52
test.each(rounds())(
  'deeds that are only looked at while others are done leave nothing (seed %i)',
  async (seed) => {
    const { oneOf, shuffled } = choices(seed)
    await setStock(shop, good.honey, 100)
    const people: Person[] = []
    for (let index = 0; index < 12; index += 1) people.push(await newPerson())
    const chosen = people.map((person) => ({ person, ask: oneOf(deeds) }))
    const [watched, changed] = [chosen.slice(0, 6), chosen.slice(6)]
    const query = { preview: '1' as const }
    const seen: string[] = []
    for (const { person, ask } of changed)
      seen.push(((await ask(person, { query })) as Previewed).hash)
    const looked = watched.map(({ person }) => person)
    const before = await standing(looked)
    const locks = await advisoryLocks()
    const looks = [...watched, ...watched].map(
      ({ person, ask }) =>
        () =>
          ask(person, { query }),
    )
    const acts = changed.map(
      ({ person, ask }, index) =>
        () =>
          retryWhileBusy(() => ask(person, { hash: seen[index]! })),
    )
    const outcomes = await atOnce<unknown>(shuffled([...looks, ...acts]))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    const answers = outcomes.map((outcome) => (outcome as { value: DeedAnswer }).value)
    expect(answers.filter((answer) => 'actionId' in answer)).toHaveLength(changed.length)
    expect(await standing(looked)).toEqual(before)
    expect(await advisoryLocks()).toBe(locks)
    expect(await checkMoney(shop.app)).toEqual([])
    // The letters of earlier rounds are due by now.
    await shop.work()
    expect(await brokenRulesAtRest(db)).toEqual([])
  },
)
