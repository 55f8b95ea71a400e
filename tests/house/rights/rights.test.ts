import { describe, expect, test } from 'vitest'
import type { Call } from '../../../contract/shared/call.ts'
import { addressOf } from '../../../contract/shared/http-client.ts'
import { calls, type ShopCalls } from '../../../contract/shop/calls.ts'
import { good, orderShop, setStock } from '../../support/order-shop.ts'
import { allRows } from './all-rows.ts'
import { brokenTokens } from './callers.ts'
import { type Ids, type RecordKind, records } from './records.ts'
import { type RecordAccess, recordAccess } from './record-access.ts'

/** Every call of the contract × every kind of caller × own, foreign and missing records. */
const shop = await orderShop()
await setStock(shop, good.honey, 100_000)
const broken = await brokenTokens(shop)
const [victim, other, guest] = [
  await shop.customer(),
  await shop.customer({ accountCents: 5_000 }),
  await shop.guest(),
]
const company = await shop.customer({
  personType: 'company',
  legalId: '40003245752',
  name: 'SIA Kalni',
})

type Input = { params?: Ids; query?: Ids; body?: object | undefined }

async function ask(call: Call, { params = {}, query = {}, body }: Input, authorization?: string) {
  const answer = await shop.server.inject({
    method: call.method,
    url: `/api${addressOf(call, { params, query })}`,
    headers: {
      ...(authorization && { authorization }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, body: answer.body }
}

const table = Object.entries(calls) as [keyof ShopCalls, Call][]
const missingId = '987654'
const missing = (ids: Ids): Ids => ({ ...ids, [Object.keys(ids)[0]!]: missingId })
const someIds: Ids = {
  id: missingId,
  cartId: missingId,
  goodId: '1',
  planned_on: '2026-11-24',
  action: 'skip',
}

/** A record named where the call names it. */
function inputOf({ named, body, query = {} }: RecordAccess, ids: Ids, own: Ids): Input {
  if (named === undefined) return { params: ids, query, body }
  const id = Object.values(ids)[0]!
  if ('query' in named) return { params: own, query: { ...query, [named.query]: id } }
  return { params: own, body: { ...body, [named.body]: Number(id) } }
}

const sampleOf = (name: keyof ShopCalls): Input => {
  const accesses = recordAccess[name]
  const body = accesses === 'no record' ? undefined : accesses[0]!.body
  return { params: { ...someIds, key: 'x'.repeat(40), code: 'NAV', link: 'nav' }, body }
}

test('every call of the contract is classified, and nothing else is', () => {
  expect(Object.keys(recordAccess).toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('a call whose address names a record is classified by it', () => {
  const publicIds = new Set(['readGood', 'askBackInStock', 'askBackInStockByEmail'])
  for (const [name, { path, audience }] of table) {
    const namesRecord =
      /:(?:id|cartId)\b/.test(path) && audience !== 'anyone' && !publicIds.has(name)
    if (namesRecord) expect(recordAccess[name], name).not.toBe('no record')
  }
})

describe('a caller without the right is refused before anything else', async () => {
  const before = await allRows(shop.db)
  test.each(table)('%s', async (name, call) => {
    const input = sampleOf(name)
    if (call.audience !== 'anyone') {
      expect(await ask(call, input)).toMatchObject({
        status: 401,
        body: expect.stringMatching(/token_not_provided/),
      })
    }
    if (call.audience === 'customer') {
      expect(await ask(call, input, `Bearer ${guest.token}`)).toMatchObject({
        status: 403,
        body: expect.stringMatching(/"forbidden"/),
      })
    }
    for (const [what, authorization] of Object.entries(broken)) {
      // Public answers are alike for all, and a log-in accepts requests with an old token.
      if (call.ignoresExpiredToken) continue
      expect(await ask(call, input, authorization), what).toMatchObject({
        status: 401,
        body: expect.stringMatching(/"token_invalid"/),
      })
    }
    expect(await allRows(shop.db)).toEqual(before)
  })
})

const recordsByKind = new Map<RecordKind, Promise<Ids>>()
/** The victim's record of a kind: nobody may change it, so one is enough for all calls. */
const foreignOf = (kind: RecordKind) => {
  const made = recordsByKind.get(kind) ?? records[kind](shop, victim)
  recordsByKind.set(kind, made)
  return made
}

const named = table.flatMap(([name, call]) => {
  const touches = recordAccess[name]
  return touches === 'no record'
    ? []
    : touches.map((touch) => [`${name} of a ${touch.record}`, call, touch] as const)
})

describe('a foreign record is answered as missing and stays unchanged', () => {
  test.for(named)('%s', async ([_name, call, touch]) => {
    const foreign = await foreignOf(touch.record)
    const callers = [other, company, ...(call.audience === 'token' && !touch.own ? [guest] : [])]
    const owned: Ids[] = []
    for (const caller of callers)
      owned.push(touch.own ? await records[touch.own](shop, caller as typeof other) : {})
    const before = await allRows(shop.db)
    for (const [index, caller] of callers.entries())
      await expectRefused(call, touch, foreign, owned[index]!, `Bearer ${caller.token}`)
    expect(await allRows(shop.db)).toEqual(before)
  })
})

const oddIds = (id: string) => ['0', '-1', `${id}.0`, '../1', '1,2', 'null', '1e3', '9'.repeat(20)]

async function expectRefused(
  call: Call,
  touch: RecordAccess,
  foreign: Ids,
  own: Ids,
  authorization: string,
) {
  const answers = []
  for (const ids of [foreign, missing(foreign)])
    answers.push(await ask(call, inputOf(touch, ids, own), authorization))
  expect(answers[0], 'foreign and missing').toEqual(answers[1])
  expect(touch.named ? [404, 422] : [404]).toContain(answers[0]!.status)
  if (touch.named) return
  const [name, id] = Object.entries(foreign)[0]!
  for (const odd of oddIds(id)) {
    const params = { ...foreign, [name]: odd }
    const { status } = await ask(call, { params, body: touch.body }, authorization)
    expect([400, 404, 422], odd).toContain(status)
  }
}

describe('the owner of a record may use it', () => {
  test.for(named)('%s', async ([_name, call, touch]) => {
    const owner = await shop.customer({ accountCents: 5_000 })
    const own = touch.own ? await records[touch.own](shop, owner) : {}
    const ids = await records[touch.record](shop, owner)
    const { status, body } = await ask(call, inputOf(touch, ids, own), `Bearer ${owner.token}`)
    expect(status, body).toBe(touch.owner ?? 200)
  })
})
