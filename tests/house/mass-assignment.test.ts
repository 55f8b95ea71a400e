import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../../contract/shared/call.ts'
import { calls, type ShopCalls } from '../../contract/shop/calls.ts'
import { addressOf } from '../../contract/shared/http-client.ts'
import { filledCart, good, orderShop, setStock } from '../support/order-shop.ts'
import { brokenRules } from '../faults/kit/broken-rules.ts'
import { staffCalls } from './doors.ts'
import { type Ids, records } from './rights/records.ts'
import { recordAccess } from './rights/record-access.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 100_000)
const { rows: columns } = await sql<{ name: string }>`
  select distinct column_name as name from information_schema.columns where table_schema = 'public'`.execute(
  shop.db,
)
const tried =
  `role roles is_admin balance bonus credit credit_limit points price total paid status user_id email_verified
  discount tenant_id pay_later bail_payed export_to_ramus`.split(/\s+/)
/** Members that nobody may set: every column of the database, and the names that attackers try. */
const forbidden = [...columns.map(({ name }) => name), ...tried]

/** Bodies with which calls that name no record go through. */
const samples: Partial<Record<keyof ShopCalls, object>> = {
  createAddress: { city: 1, region: 1, street: 'Skolas iela', house_no: '2' },
  giveConsent: { text_version: '1', purposes: { newsletter: 1 } },
  stateWithdrawal: { name: 'Anna', email: 'anna@example.lv', contract: '17' },
  startTopUp: { topup: 5, method: 7 },
  chooseLanguage: { language: 'en' },
  askDepositRefund: { pay_to: 'account' },
  startEmailChange: { email: 'jauns@example.lv', password: 'x' },
  pauseAutoships: { pause_from: '2026-12-01', pause_to: '2026-12-08' },
}

const declared = (call: Call) =>
  call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : []

/** All that only the shop itself may decide. */
const decided = async () =>
  (
    await sql<Record<string, string>>`select
      (select json_agg(x) from (select id, role, credit_limit_cents, pay_later, accepted_at, enable_bonus, anonymised_at,
        person_type, registered_at from customers where role = 'customer' order by id) x) as customers,
      (select json_agg(b order by customer_id, account) from ledger_balances b) as balances,
      (select count(*) from ledger_transactions where code in ('correction', 'topup')) as given,
      (select json_agg(s order by good_id) from (select good_id, on_hand from stock) s) as stock,
      (select json_agg(x order by id) from (select id, base_price_cents, lent_deposit_cents from goods) x) as goods,
      (select count(*) from settings) as settings, (select count(*) from promo_codes) as codes,
      (select json_agg(x order by id) from (select id, status, customer_id from orders where customer_id = ${victim.id}) x)
        as orders_of_another`.execute(shop.db)
  ).rows[0]

const victim = await shop.customer()
await filledCart(victim, { [good.honey]: 2 })

const writing = (Object.entries(calls) as [keyof ShopCalls, Call][]).filter(
  ([, { method }]) => method !== 'GET',
)

const outcomes = new Map<string, number>()

test.each(writing)('%s sets nothing that its schema does not list', async (name, call) => {
  const anna = await shop.customer({ enableBonus: false, bonusCents: 100, accountCents: 1_000 })
  const touches = recordAccess[name]
  const touch = touches === 'no record' ? undefined : touches[0]!
  const ids: Ids = touch
    ? await records[touch.record](shop, anna)
    : { id: '1', key: 'x'.repeat(43) }
  const own = new Set(declared(call))
  const extra = Object.fromEntries(
    forbidden
      .filter((member) => !own.has(member))
      .map((member) => [member, member.endsWith('id') ? victim.id : 1]),
  )
  const body = {
    ...(touch?.body ?? samples[name]),
    ...extra,
    user: extra,
    data: extra,
    details: extra,
    items: [extra],
  }
  const before = await decided()
  const answer = await shop.server.inject({
    method: call.method,
    url: `/api${addressOf(call, { params: { ...ids, action: 'skip' }, query: { role: '1', balance: '999', customer_id: String(victim.id) } })}`,
    headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  outcomes.set(name, answer.statusCode)
  if (answer.statusCode === 422) expect(answer.json<{ error: object }>().error).toBeTypeOf('object')
  expect(await decided(), answer.body).toEqual(before)
  expect(await brokenRules(shop.db)).toEqual([])
})

const staffWrites = staffCalls.filter(([, { call }]) => call.method !== 'GET')

test.skipIf(staffWrites.length === 0).each(staffWrites)(
  '%s of the staff sets nothing that its schema does not list',
  async (_name, { prefix, call, open }) => {
    const own = new Set(declared(call))
    const unlisted = forbidden.filter((member) => !own.has(member))
    const before = await decided()
    const answer = await shop.server.inject({
      method: call.method,
      url: `${prefix}${addressOf(call, { params: { id: '1' } })}`,
      headers: { ...open, 'content-type': 'application/json' },
      payload: JSON.stringify(Object.fromEntries(unlisted.map((member) => [member, 1]))),
    })
    expect(await decided(), answer.body).toEqual(before)
  },
)

test('most of these calls were really made', () => {
  expect([...outcomes.values()].filter((status) => status === 200).length).toBeGreaterThan(25)
})

test.each([
  '{"__proto__":{"role":1}}',
  '{"constructor":{"prototype":{"role":1}}}',
  '{"notes":"x","__proto__":null}',
])('a body that reaches for the prototype is none: %s', async (payload) => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.honey]: 1 })
  const headers = { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' }
  const { statusCode } = await shop.server.inject({
    method: 'POST',
    url: `/api/cart/${params.id}`,
    headers,
    payload,
  })
  expect(statusCode).toBe(400)
  expect(({} as { role?: number }).role).toBeUndefined()
})
