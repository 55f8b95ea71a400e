import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import { good, orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')
const other = await newColleague(shop, 'customerService', 'otra@example.lv')
const anna = await shop.customer({ name: 'Anna Ozoliņa' })
const params = { id: String(anna.id) }

test('goodwill given far more often than by colleagues is shown to the owner, since when too', async () => {
  for (let at = 0; at < 6; at += 1)
    await service.api.giveGoodwill({
      params,
      body: { account: 'bonus', cents: 1, reason: 'Tests' },
    })
  await other.api.writeNote({ params, body: { reader: 'office', body: 'Nezvanīt' } })
  const { since, rows } = await owner.api.readWatchList()
  expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(rows).toEqual([
    {
      kind: 'goodwill',
      staffId: service.id,
      name: 'Inese Kļaviņa',
      cases: 6,
      of: 6,
      usual: [0, 0],
    },
  ])
})

test('who loads vans otherwise than counted far more often than others is shown too', async () => {
  const [hasty, careful] = [
    await newColleague(shop, 'warehouse', 'viens@example.lv'),
    await newColleague(shop, 'warehouse', 'otrs@example.lv'),
  ]
  // The first of the days begins by Riga's clocks.
  const { since } = await owner.api.readWatchList()
  const countedAt = new Date(rigaInstant(dayOf(since), '00:30'))
  for (let number = 1; number <= 10; number += 1) {
    const isHasty = number <= 5
    const load = await countedLoad(number, isHasty ? hasty.id : careful.id, countedAt)
    if (isHasty) await shop.db.insertInto('runDifferences').values(miscounted(load)).execute()
  }
  const { rows } = await owner.api.readWatchList()
  expect(rows).toContainEqual({
    kind: 'load_miscounted',
    staffId: hasty.id,
    name: 'Inese Kļaviņa',
    cases: 5,
    of: 5,
    usual: [0, 0],
  })
})

async function countedLoad(number: number, actorId: number, countedAt: Date) {
  const { db, clock } = shop
  const day = clock.today()
  const addedAt = clock.now()
  const vehicle = { plate: `AV-${number}`, maxBottles: 60, maxGrams: 1_200_000, addedAt }
  const [{ id: vehicleId } = { id: 0 }] = await db
    .insertInto('vehicles')
    .values(vehicle)
    .returning('id')
    .execute()
  const shift = db.insertInto('shifts').values({ day, vehicleId }).returning('id')
  const { id: shiftId } = await shift.executeTakeFirstOrThrow()
  const run = db.insertInto('runs').values({ day, shiftId, number: 1, zones: ['R'] })
  const { id: runId } = await run.returning('id').executeTakeFirstOrThrow()
  const counted = { goodId: good.water, fullPieces: 8, countedAt }
  const by = { actorKind: 'staff', actorId }
  await db
    .insertInto('runCounts')
    .values({ runId, phase: 'load', side: 'warehouse', ...counted, ...by })
    .execute()
  return { runId, shiftId }
}

const miscounted = (load: { runId: number; shiftId: number }) => ({
  ...load,
  part: 'full',
  goodId: good.water,
  amount: -1,
  reason: 'load_miscounted',
  holder: 'company',
  namedAt: shop.clock.now(),
  actorKind: 'staff',
  actorId: owner.id,
})

test('nobody but the owner reads it', async () => {
  await expect(service.api.readWatchList()).rejects.toMatchObject({ error: 'not_permitted' })
})
