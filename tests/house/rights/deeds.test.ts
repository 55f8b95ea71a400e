import { describe, expect, test } from 'vitest'
import { defaultRoleLimits, permissionOf } from '../../../domain/staff/limits.ts'
import { type Right, extentOf, roles } from '../../../domain/staff/rights.ts'
import { deeds } from '../../../server/deeds.ts'
import { good, orderShop, placedOrder } from '../../support/order-shop.ts'
import { newColleague } from '../../support/staff-client.ts'

/** Each deed of the office for each role: alone, above the limit, with two people, or not at all. */
const shop = await orderShop()
const anna = await shop.customer({ creditLimitCents: 100_00, payLater: true })
const order = await placedOrder(anna, { [good.tea]: 6 })
const orderIds = [order.id]
const params = { id: String(anna.id) }
const reason = 'Klients lūdza'
const preview = { query: { preview: '1' as const } }

const people = new Map(
  await Promise.all(
    roles.map(
      async (role) =>
        [role, await newColleague(shop, role, `${role.toLowerCase()}@avots.example`)] as const,
    ),
  ),
)
type Api = Awaited<ReturnType<typeof newColleague>>['api']

type Way = { deed: string; ask: (api: Api, cents: number) => Promise<unknown>; worth?: number[] }

const around = (right: Right) =>
  [...new Set(Object.values(defaultRoleLimits[right] ?? {}))].flatMap((cents) => [cents, cents + 1])

const ways: Way[] = [
  {
    deed: 'orders.move',
    ask: (api) => api.moveOrders({ ...preview, body: { orderIds, day: '2026-11-25' } }),
  },
  {
    deed: 'orders.cancel',
    ask: (api) => api.cancelOrders({ ...preview, body: { orderIds, reason } }),
  },
  {
    deed: 'orders.release',
    ask: (api) => api.releaseOrders({ ...preview, body: { orderIds, reason } }),
  },
  {
    deed: 'ledger.correct',
    worth: [1, ...around('correctBalances')],
    ask: (api, cents) =>
      api.correctBalance({ ...preview, params, body: { account: 'account', cents, reason } }),
  },
  {
    deed: 'ledger.goodwill',
    worth: [1, ...around('giveGoodwill')],
    ask: (api, cents) =>
      api.giveGoodwill({ ...preview, params, body: { account: 'bonus', cents, reason } }),
  },
  {
    deed: 'customers.credit',
    ask: (api) =>
      api.grantCredit({
        ...preview,
        params,
        body: { creditLimitCents: 100, payLater: true, reason },
      }),
  },
  {
    deed: 'settings.change',
    ask: (api) =>
      api.changeSetting({
        ...preview,
        body: { key: 'deliveryFeeCents', value: 400, startsOn: '2026-12-01', reason },
      }),
  },
  {
    deed: 'settings.take_back',
    ask: (api) => api.takeSettingBack({ ...preview, params: { id: '1' }, body: { reason } }),
  },
  {
    deed: 'stock.count',
    worth: [500, 20_00, 25_00],
    ask: (api, cents) =>
      api.countStock({
        ...preview,
        params: { id: String(good.honey) },
        body: { pieces: 10 + cents / 500, reason },
      }),
  },
  {
    deed: 'runs.name_difference',
    ask: (api) =>
      api.nameDifference({
        ...preview,
        params: { id: '1' },
        body: { part: 'cash', amount: -1, reason: 'unknown', holder: 'company' },
      }),
  },
  {
    deed: 'runs.apply_cause',
    ask: (api) =>
      api.applyCause({
        ...preview,
        params: { id: '1' },
        body: { kind: 'note_miscounted', effect: { cash: -500 } },
      }),
  },
  {
    deed: 'cash.move',
    worth: [100],
    ask: (api, cents) =>
      api.moveCash({
        ...preview,
        body: { from: { place: 'desk' }, to: { place: 'safe' }, cents },
      }),
  },
  {
    deed: 'bank.name',
    ask: (api) =>
      api.nameBankLines({ ...preview, body: { lines: [{ lineId: 1, customerId: anna.id }] } }),
  },
  {
    deed: 'bank.expense',
    ask: (api) => api.bookBankExpense({ ...preview, params: { id: '1' }, body: { always: false } }),
  },
  {
    deed: 'bank.unmatch',
    ask: (api) => api.unmatchBankLine({ ...preview, params: { id: '1' }, body: { reason } }),
  },
  {
    deed: 'containers.move',
    ask: (api) =>
      api.moveContainers({
        ...preview,
        params: { id: String(good.water) },
        body: { what: 'bought', pieces: 1 },
      }),
  },
  {
    deed: 'containers.scrap',
    ask: (api) =>
      api.scrapContainers({
        ...preview,
        params: { id: String(good.water) },
        body: { pieces: 1, reason },
      }),
  },
  {
    deed: 'containers.recount',
    ask: (api) =>
      api.recountContainers({
        ...preview,
        params: { id: String(good.water) },
        body: { place: 'full', pieces: 1, reason },
      }),
  },
  {
    deed: 'calendar.change',
    ask: (api) =>
      api.changeCalendar({
        ...preview,
        body: { change: { kind: 'ordinary_day', day: '2026-12-01' }, reason },
      }),
  },
  {
    deed: 'calendar.undo',
    ask: (api) => api.undoCalendarChange({ ...preview, params: { id: '1' }, body: { reason } }),
  },
  {
    deed: 'orders.confirm',
    ask: (api) => api.confirmOrders({ ...preview, body: { orderIds, reason } }),
  },
  {
    deed: 'dispatch.close_day',
    ask: (api) => api.closeDay({ ...preview, body: { day: '2026-11-25', reason } }),
  },
  {
    deed: 'dispatch.hold_day',
    ask: (api) => api.holdDay({ ...preview, body: { day: '2026-11-25', hours: 1, reason } }),
  },
  {
    deed: 'dispatch.release_day',
    ask: (api) => api.releaseDay({ ...preview, body: { day: '2026-11-25', reason } }),
  },
  {
    deed: 'zones.limit',
    ask: (api) =>
      api.limitZone({
        ...preview,
        body: { code: 'R', maxBottles: 60, maxKilograms: null, reason },
      }),
  },
  {
    deed: 'vehicles.add',
    ask: (api) =>
      api.addVehicle({
        ...preview,
        body: { plate: 'AV-1', maxBottles: 56, maxKilograms: 1_150 },
      }),
  },
  {
    deed: 'vehicles.change',
    ask: (api) =>
      api.changeVehicle({
        ...preview,
        params: { id: '1' },
        body: { maxBottles: 56, maxKilograms: 1_150, reason },
      }),
  },
  {
    deed: 'vehicles.retire',
    ask: (api) => api.retireVehicle({ ...preview, params: { id: '1' }, body: { reason } }),
  },
  {
    deed: 'places.pin',
    ask: (api) =>
      api.pinAddress({
        ...preview,
        params: { id: '1' },
        body: { latitude: 56.95, longitude: 24.1, reason },
      }),
  },
  {
    deed: 'vehicles.restore',
    ask: (api) => api.restoreVehicle({ ...preview, params: { id: '1' }, body: { reason } }),
  },
]

test('every deed is tried', () => {
  expect(ways.map(({ deed }) => deed).toSorted()).toEqual(Object.keys(deeds).toSorted())
})

describe.each(ways)('$deed', ({ deed, ask, worth = [0] }) => {
  const { right } = deeds[deed]!
  const cases = roles.flatMap((role) => worth.map((cents) => ({ role, cents })))

  test.each(cases)('by $role, worth $cents cents', async ({ role, cents }) => {
    const expected = permissionOf(defaultRoleLimits, [{ role }], right, cents)
    const answer = await ask(people.get(role)!.api, cents).catch((error: unknown) => error)
    if (expected === 'refused')
      expect(answer).toMatchObject({
        status: 403,
        error: 'not_permitted',
        body: { canAsk: extentOf([role], right) === 'limited' },
      })
    else {
      const { warnings } = answer as { warnings: string[] }
      expect(warnings.includes('needs_second_person')).toBe(expected === 'second_person')
    }
  })
})

test('credit is raised by the owner alone, and never to oneself', async () => {
  const raised = { creditLimitCents: 500_00, payLater: true, reason }
  const raise = (api: Api) => api.grantCredit({ ...preview, params, body: raised })
  expect(await raise(people.get('owner')!.api)).toMatchObject({ refusals: [] })
  await expect(raise(people.get('accountant')!.api)).rejects.toMatchObject({
    error: 'not_permitted',
    body: { mayDo: ['owner'], canAsk: true },
  })
  const own = await shop.customer({ email: 'owner@avots.example' })
  await expect(
    people
      .get('owner')!
      .api.grantCredit({ ...preview, params: { id: String(own.id) }, body: raised }),
  ).rejects.toMatchObject({ error: 'own_record' })
})
