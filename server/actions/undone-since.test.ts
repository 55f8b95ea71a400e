import { describe, expect, test } from 'vitest'
import type { DeedAnswer, DeedDone } from '../../contract/office/deed-call.ts'
import { atOnce } from '../../tests/faults/kit/at-once.ts'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const { db, clock } = shop
const andris = await newColleague(shop, 'dispatcher', 'andris@avots.example')
const inese = await newColleague(shop, 'owner', 'inese@avots.example')
type Api = typeof andris.api

const { id: customerId, addressId } = await shop.customer()
const unknown = { source: 'none', actorKind: 'system', setAt: clock.now() }
await db
  .insertInto('addressPlaces')
  .values({ customerId, addressId, ...unknown })
  .execute()
await andris.api.addVehicle({ body: { plate: 'AV-9', maxBottles: 9, maxKilograms: 900 } })
const vans = async () => (await andris.api.listVehicles()).rows
const [van] = await vans()
const zone = async () => (await andris.api.listOfficeZones()).rows.find(({ code }) => code === 'R')!

type Record = {
  record: string
  /** Gives it a value by a number; another number is another value. */
  change: (api: Api, number: number) => Promise<DeedAnswer>
  value: () => Promise<unknown>
}

const reason = 'Ceļu remonts'
const ofZone = { code: 'R', reason }
const records: Record[] = [
  {
    record: 'the limits of a zone',
    change: (api, number) =>
      api.limitZone({ body: { ...ofZone, maxBottles: number, maxKilograms: null } }),
    value: async () => (await zone()).maxBottles,
  },
  {
    record: 'the outline of a zone',
    change: (api, number) => {
      const shape: [number, number][] = [
        [24, 57],
        [24.2, 57],
        [24.1, 56 + number / 1_000],
      ]
      return api.outlineZone({ body: { ...ofZone, shape } })
    },
    value: async () => (await zone()).shape,
  },
  {
    record: 'the pin of an address',
    change: (api, number) =>
      api.pinAddress({
        params: { id: String(addressId) },
        body: { latitude: 56.9, longitude: 24 + number / 1_000, reason },
      }),
    value: () =>
      db
        .selectFrom('addressPlaces')
        .select(['source', 'longitude'])
        .where('addressId', '=', addressId)
        .executeTakeFirst(),
  },
  {
    record: 'the limits of a van',
    change: (api, number) =>
      api.changeVehicle({
        params: { id: String(van!.id) },
        body: { maxBottles: number, maxKilograms: 900, reason },
      }),
    value: async () => (await vans())[0]!.maxBottles,
  },
]

describe.each(records)('$record', ({ change, value }) => {
  const undo = ({ api }: typeof andris, done: DeedAnswer) =>
    api.undoAction({ params: { id: String((done as DeedDone).actionId) } })

  test('another’s change is not undone with one’s own, and both are undone in turn', async () => {
    const former = await value()
    const own = await change(andris.api, 30)
    const changed = await value()
    const others = await change(inese.api, 40)
    const kept = await value()
    await expect(undo(andris, own)).rejects.toMatchObject({ error: 'changed_since' })
    expect(await value()).toEqual(kept)
    await undo(inese, others)
    expect(await value()).toEqual(changed)
    await undo(andris, own)
    expect(await value()).toEqual(former)
  })

  test('of a change and an undoing at once the change stays', async () => {
    for (const number of [50, 60, 70]) {
      const own = await change(andris.api, number)
      await atOnce<unknown>([() => undo(andris, own), () => change(inese.api, number + 5)])
      const left = await value()
      await change(andris.api, number + 5)
      expect(left).toEqual(await value())
    }
  })
})
