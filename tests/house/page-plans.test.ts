import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordStatements } from '../../server/platform/database/statement-record.ts'
import { deliverOrder } from '../support/dispatch.ts'
import { good, orderShop, placedOrder } from '../support/order-shop.ts'
import { placedOrder as orderReady } from '../support/placed-order.ts'
import { newTimes, runningAutoship } from '../support/running-autoship.ts'
import { newColleague } from '../support/staff-client.ts'

/**
 * Pages of a shop that has grown old, as the database is asked for them: each row of a table that
 * grows is found by an index. `server/office-search/list-plans.test.ts` does the same for lists.
 */
const shop = await orderShop()
const { db } = shop
const times = await newTimes(shop)
const office = (await newColleague(shop, 'owner', 'inese@avots.example')).api
const anna = await shop.customer({ accountCents: 50_000, phone: '+37129123456' })
const delivered = await orderReady(shop.app, {
  customerId: anna.id,
  lines: [{ goodId: good.water, order: 2 }],
})
await deliverOrder(shop.app, { orderId: delivered })
const { params: placed } = await placedOrder(anna, { [good.water]: 1, [good.honey]: 1 })
const autoship = await runningAutoship(anna, { day: times.tuesday(2) })
await anna.api.createCart()
await shop.work()
const [document] = (await office.readOfficeOrder({ params: { id: String(delivered) } })).documents

const id = String(anna.id)
const pages: Record<string, () => Promise<unknown>> = {
  'a customer': () => office.readCustomerPage({ params: { id } }),
  "a customer's stream": () => office.listCustomerEvents({ params: { id }, query: {} }),
  "a customer's autoships": () => office.readCustomerAutoships({ params: { id } }),
  "a customer's history": () => office.readCustomerHistory({ params: { id }, query: {} }),
  'the caller': () => office.findCallers({ query: { number: '+37129123456' } }),
  'an order': () => office.readOfficeOrder({ params: { id: String(delivered) } }),
  "an order's history": () =>
    office.readOrderHistory({ params: { id: String(delivered) }, query: {} }),
  'a document': () => office.readOfficeDocument({ params: { id: String(document!.id) } }),
  'what asks for a person': () => office.readAttention(),
  'what waits for a second person': () => office.listApprovals(),
  'the numbers of today': () => office.readTodayHead(),
  'the week': () => office.readWeek({ query: {} }),
  'the closing of a day': () => office.rehearseClosing({ query: {} }),
  'the runs of a day': () => office.listRuns({ query: { day: times.day(0) } }),
  'the state of the machine': () => office.readMachine(),
  'the shop: who I am': () => anna.api.readUser(),
  'the shop: the cart': () => anna.api.readActiveCart(),
  'the shop: orders': () => anna.api.listOrders({ query: {} }),
  'the shop: orders on their way': () => anna.api.listOrdersInProgress(),
  'the shop: an order': () => anna.api.readOrder({ params: placed }),
  'the shop: goods of last time': () => anna.api.readLastTime(),
  'the shop: autoships': () => anna.api.listAutoships(),
  'the shop: an autoship': () => anna.api.readAutoship({ params: autoship.params }),
  'the shop: the next delivery': () =>
    anna.api.readNextDelivery({ params: autoship.params, query: {} }),
  'the shop: bottles': () => anna.api.listBottles(),
  'the shop: rented goods': () => anna.api.listRentedGoods(),
  'the shop: deposits': () => anna.api.readDeposit(),
  'the shop: documents': () => anna.api.listBills({ query: {} }),
  'the shop: money': () => anna.api.listTransactions({ query: {} }),
  'the shop: the account': () => anna.api.listAccountEvents({ query: {} }),
  'the shop: addresses': () => anna.api.listAddresses(),
}

test.each(Object.keys(pages))('%s: no table that grows is read whole', async (name) => {
  const { statements } = await recordStatements(pages[name]!)
  const reads = statements.filter((text) => /^\s*(select|with)\b/i.test(text))
  expect(reads.length).toBeGreaterThan(0)
  const found = await Promise.all(reads.map(async (text) => [text, await readWhole(text)] as const))
  expect(found.filter(([, tables]) => tables.length > 0)).toEqual([])
})

/** They grow with the territory, the goods or the staff, or have a row for all. */
const small = new Set(
  `_private_jobs badges banners categories cities closed_days container_places cash_places good_badges
  good_categories good_photos good_relations good_search goods held_days holidays
  parcel_machine_feeds parcel_machines promo_codes referral_sources region_streets regions
  search_stems search_synonyms seed_progress setting_changes settings staff staff_roles stock vat_classes
  vat_rates vehicles zones`.split(/\s+/),
)

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: Plan[]
}

/** The tables of which the plan of a statement reads every row that there is. */
async function readWhole(statement: string): Promise<string[]> {
  const plan = await db.transaction().execute(async (tx) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'material'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx)
    const { rows } = await sql
      .raw<{ queryPlan: [{ Plan: Plan }] }>(`explain (generic_plan, format json) ${statement}`)
      .execute(tx)
    return Object.values(rows[0]!)[0]![0].Plan
  })
  return wholeTables(plan, false)
}

function wholeTables(node: Plan, isLimited: boolean): string[] {
  const table = tableOf(node)
  const isWhole = table !== undefined && !small.has(table) && !(isLimited && !node.Filter)
  const below = isLimited || node['Node Type'] === 'Limit'
  return [
    ...(isWhole ? [table] : []),
    ...(node.Plans ?? []).flatMap((inner) => wholeTables(inner, below)),
  ]
}

const { rows: indexes } = await sql<{ name: string; table: string; isPartial: boolean }>`
  select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
    i.indpred is not null as is_partial
  from pg_index i`.execute(db)
const indexOf = new Map(indexes.map((index) => [index.name, index]))

/** A partial index has only the rows that are open. */
function tableOf(node: Plan): string | undefined {
  if (node['Node Type'] === 'Seq Scan') return node['Relation Name']
  const index = node['Index Name'] && indexOf.get(node['Index Name'])
  return index && !node['Index Cond'] && !index.isPartial ? index.table : undefined
}
