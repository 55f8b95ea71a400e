import { good } from '../../../support/order-shop.ts'
import { type DeedTries, reason } from './tries.ts'
import type { World } from './world.ts'

const setting = { key: 'deliveryFeeCents', value: 400, startsOn: '2026-12-01', reason }
const dayOff = { kind: 'day_off', nameLv: 'Inventūra', nameEn: 'Stocktaking' }
const calendarChange = (day: string) => ({
  change: { ...dayOff, day },
  decisions: [],
  answerBy: null,
  letterWords: null,
  reason,
})

const newestId = async ({ db }: World, table: 'settingChanges' | 'calendarChanges') => {
  const newest = db.selectFrom(table).select('id').orderBy('id', 'desc')
  return (await newest.executeTakeFirstOrThrow()).id
}

const limits = { maxStops: null, maxMinutes: null }
let plates = 0
const van = () => ({
  plate: `EV-${(plates += 1)}`,
  maxBottles: 56,
  maxKilograms: 1_150,
  ...limits,
  cashRegister: null,
})

async function vehicle(world: World) {
  const { plate, ...about } = van()
  await world.act('vehicles.add', { plate, ...about })
  const found = world.db.selectFrom('vehicles').select('id').where('plate', '=', plate)
  return { vehicleId: (await found.executeTakeFirstOrThrow()).id, about }
}

const honey = { goodId: good.honey, reason }
const containers = { goodId: good.water, pieces: 1, note: '' }

export const dayTries: DeedTries = {
  'stock.count': async ({ db }) => {
    const stock = db.selectFrom('stock').select('onHand').where('goodId', '=', good.honey)
    return { ...honey, pieces: (await stock.executeTakeFirstOrThrow()).onHand + 1 }
  },
  'stock.receive': async () => ({ ...honey, pieces: 1 }),
  'stock.write_off': async () => ({ ...honey, pieces: 1 }),
  'settings.change': async () => setting,
  'settings.take_back': async (world) => {
    await world.act('settings.change', { ...setting, startsOn: '2026-12-02' })
    return { changeId: await newestId(world, 'settingChanges'), reason }
  },
  'runs.name_difference': async ({ countedRun }) => {
    const { runId } = await countedRun(100)
    return { runId, part: 'cash', amount: -100, reason: 'unknown', holder: 'company' }
  },
  'runs.apply_cause': async ({ countedRun }) => {
    const { runId } = await countedRun(500)
    return { runId, kind: 'note_miscounted', effect: { cash: -500 }, note: 'Nodošana' }
  },
  'runs.correct_start': async ({ run }) => {
    const { runId } = await run('road')
    return { runId, start: { km: 184_180, floatCents: 40_00 }, reason }
  },
  'runs.announce_delay': async ({ run }) => ({ runId: (await run('road')).runId, minutes: 30 }),
  'cash.move': async () => {
    return { from: { place: 'bank' }, to: { place: 'safe' }, cents: 100, note: '' }
  },
  'containers.move': async () => ({ ...containers, deed: 'bought', pieces: 5 }),
  'containers.scrap': async ({ act }) => {
    for (const deed of ['bought', 'damaged'])
      await act('containers.move', { ...containers, deed, pieces: 2 })
    return { ...containers, deed: 'scrapped' }
  },
  'containers.recount': async ({ act }) => {
    await act('containers.move', { ...containers, deed: 'bought', pieces: 5 })
    return { ...containers, place: 'full' }
  },
  'calendar.change': async () => calendarChange('2026-12-16'),
  'calendar.undo': async (world) => {
    await world.act('calendar.change', calendarChange('2026-12-17'))
    return { changeId: await newestId(world, 'calendarChanges'), reason }
  },
  'dispatch.close_day': async () => ({ day: '2026-11-21', reason }),
  'dispatch.hold_day': async () => ({ day: '2026-11-23', hours: 1, reason }),
  'dispatch.release_day': async ({ act }) => {
    await act('dispatch.hold_day', { day: '2026-11-24', hours: 1, reason })
    return { day: '2026-11-24', reason }
  },
  'zones.limit': async () => {
    return { code: 'R', maxBottles: 60, maxKilograms: null, ...limits, reason }
  },
  'zones.outline': async () => {
    const shape = [
      [24, 57],
      [24.2, 57],
      [24.1, 56.9],
    ]
    return { code: 'R', shape, reason }
  },
  'vehicles.add': async () => van(),
  'vehicles.change': async (world) => {
    const { vehicleId, about } = await vehicle(world)
    return { vehicleId, ...about, maxBottles: 60, reason }
  },
  'vehicles.retire': async (world) => ({ vehicleId: (await vehicle(world)).vehicleId, reason }),
  'vehicles.restore': async (world) => {
    const retired = { vehicleId: (await vehicle(world)).vehicleId, reason }
    await world.act('vehicles.retire', retired)
    return retired
  },
}
