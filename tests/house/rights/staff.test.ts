import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callTable } from '../../../contract/shared/call.ts'
import { addressOf } from '../../../contract/shared/http-client.ts'
import { calls } from '../../../contract/shop/calls.ts'
import { done } from '../../../domain/outcome.ts'
import { extentOf, rightsOf, type Role, roles, rolesAtDesk } from '../../../domain/staff/rights.ts'
import { answerCache } from '../../../server/platform/http/answer-cache.ts'
import { knowsNobody } from '../../../server/platform/http/caller.ts'
import { idempotency } from '../../../server/platform/http/idempotency.ts'
import { mount } from '../../../server/platform/http/mount.ts'
import { orderShop } from '../../support/order-shop.ts'
import { asDriver, asStaff, sameOrigin, staffOfTests } from '../../support/staff-of-tests.ts'
import { allCalls, staffCalls, staffDoors } from '../doors.ts'
import { allRows } from './all-rows.ts'

/** Who is let in at the doors of the staff. */
const shop = await orderShop()
const anna = await shop.customer()
const strangers = {
  'a visitor': sameOrigin,
  'a customer': { ...sameOrigin, authorization: `Bearer ${anna.token}` },
  'a made-up cookie': {
    ...sameOrigin,
    cookie: `avots_staff=${'a'.repeat(43)}; avots_driver=${'a'.repeat(43)}`,
  },
}
const ids = { id: '1' }

test('every call has a name of its own, whomever it is for', () => {
  const count = [calls, ...staffDoors.map((door) => door.calls)].reduce(
    (sum, table) => sum + Object.keys(table).length,
    0,
  )
  expect(Object.keys(allCalls)).toHaveLength(count)
})

/** Signing in, invitations and the binding of a phone are open; their own tests try them. */
const closedCalls = staffCalls.filter(([, { call }]) => call.audience !== 'anyone')

describe.each(closedCalls)('%s', (_name, { prefix, call, open }) => {
  const ask = (headers: Record<string, string>) =>
    shop.server.inject({
      method: call.method,
      url: `${prefix}${addressOf(call, { params: ids })}`,
      headers,
    })

  test('is for the staff alone', async () => {
    const before = await allRows(shop.db)
    const otherDoor = open === asDriver ? asStaff('owner') : asDriver
    for (const headers of [...Object.values(strangers), otherDoor]) {
      const { statusCode, body } = await ask(headers)
      expect(statusCode).toBe(401)
      expect(JSON.parse(body)).toMatchObject({ error: 'not_signed_in' })
    }
    expect(await allRows(shop.db)).toEqual(before)
  })

  // A driver's rights are of the own van, and what is theirs only the phone knows.
  test.each(roles)('is open to the role of %s as the table of rights says', async (role) => {
    if (typeof call.audience !== 'object') return
    const right = call.audience.staff
    const extent = right === 'any' ? 'whole' : extentOf(rolesAtDesk([role]), right)
    const isOpen = extent !== undefined && (call.method === 'GET' || extent !== 'read')
    const { statusCode } = await ask(asStaff(role))
    if (isOpen) expect([401, 403]).not.toContain(statusCode)
    else expect(statusCode).toBe(403)
  })
})

test('the office says who is signed in and what they may do', async () => {
  const headers = asStaff('warehouse', 'accountant')
  const { statusCode, body } = await shop.server.inject({ url: '/office/api/session', headers })
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    {
      staff: { id: expect.any(Number), name: 'Ilze', roles: ['warehouse', 'accountant'] },
      viewedBy: null,
      today: shop.clock.today(),
      rights: rightsOf(['warehouse', 'accountant']),
    },
  ])
})

test('a driver at a desk is nobody but themselves, also beside another role', async () => {
  const rightsAt = async (...held: Role[]) => {
    const { body } = await shop.server.inject({
      url: '/office/api/session',
      headers: asStaff(...held),
    })
    return (JSON.parse(body) as { rights: object }).rights
  }
  expect(await rightsAt('driver')).toEqual({})
  expect(await rightsAt('driver', 'warehouse')).toEqual(rightsOf(['warehouse']))
})

test('the phone says who drives and with which device', async () => {
  const { body } = await shop.server.inject({ url: '/driver/api/session', headers: asDriver })
  expect(JSON.parse(body)).toEqual({
    driver: { id: expect.any(Number), name: 'Jānis' },
    device: { id: 3, name: 'Jāņa telefons' },
  })
})

const planned = callTable({
  planRuns: {
    method: 'POST',
    path: '/runs',
    summary: 'Planted',
    audience: { staff: 'planRuns' },
    body: z.object({ day: z.string() }),
    answer: z.object({ by: z.string(), made: z.int() }),
    repeatable: true,
  },
})

test('a write of the staff needs the right, is checked, and is made once for its key', async () => {
  const server = fastify()
  const deps = { cache: answerCache(), idempotency: idempotency(shop.db) }
  let made = 0
  const handlers = {
    planRuns: () => {
      made += 1
      return Promise.resolve(done({ by: 'staff', made }))
    },
  }
  const nobody = { office: knowsNobody, driver: knowsNobody }
  mount(server, planned, handlers, { ...deps, identify: staffOfTests(shop.db)(nobody).office })
  const ask = (headers: Record<string, string>, payload: object) =>
    server.inject({ method: 'POST', url: '/runs', headers, payload })
  const refused = await ask(asStaff('accountant'), { day: 'x' })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { error: 'not_permitted', mayDo: ['owner', 'dispatcher'], canAsk: false },
  ])
  expect((await ask(asStaff('owner'), {})).json()).toMatchObject({ error: { day: [/\p{L}/u] } })
  const key = { ...asStaff('dispatcher'), 'idempotency-key': 'plan-1' }
  expect((await ask(key, { day: 'x' })).json()).toEqual({ by: 'staff', made: 1 })
  expect((await ask(key, { day: 'x' })).json()).toEqual({ by: 'staff', made: 1 })
  expect((await ask(key, { day: 'y' })).json()).toMatchObject({ error: 'key_reused' })
})

test.each(staffDoors)('$prefix has a document for those who are let in', async (door) => {
  const url = `${door.prefix}/openapi.json`
  expect((await shop.server.inject({ url })).statusCode).toBe(401)
  const { body } = await shop.server.inject({ url, headers: door.open })
  const document = JSON.parse(body) as { paths: Record<string, Record<string, object>> }
  const documented = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(documented).toHaveLength(Object.keys(door.calls).length)
  expect(JSON.stringify(document)).toMatch(/__Host-avots_(staff|driver)/)
  const { body: ofShop } = await shop.server.inject('/api/openapi.json')
  for (const name of Object.keys(door.calls)) expect(ofShop).not.toContain(`"${name}"`)
})

test('behind the doors of the staff an unknown address is refused as in the shop', async () => {
  for (const { prefix, open } of staffDoors)
    for (const path of ['', '/', '/nothing'])
      expect(
        (await shop.server.inject({ url: prefix + path, headers: open })).json(),
      ).toMatchObject({ error: 'not_found' })
})
