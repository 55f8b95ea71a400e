// For journeys: two runs of today in the shop of DATA_DIR, the first with as many stops as named,
// up to the state that is named; the last ones may be paid before. 'kinds' adds a neighbour at the
// first door and a visit of each kind. Prints the numbers of both runs.
import { randomInt } from 'node:crypto'
import { byCommand } from '../../domain/actor.ts'
import type { RunState } from '../../domain/dispatch/run-states.ts'
import { visitKinds } from '../../domain/dispatch/stop-kinds.ts'
import { readConfig } from '../../server/config.ts'
import { setSpare } from '../../server/dispatch/hand-in/count-load.ts'
import { bookStops } from '../../server/dispatch/events/book-runs.ts'
import { assignDriver, moveRun } from '../../server/dispatch/runs/change-run.ts'
import { loadStopsOfRun } from '../../server/dispatch/runs/read-run.ts'
import { insertStops } from '../../server/dispatch/runs/run-store.ts'
import { addVisitToRun } from '../../server/dispatch/runs/visits.ts'
import { addVehicle } from '../../server/dispatch/runs/vehicles.ts'
import { recordStopByCommand } from '../../server/dispatch/record-stop-by-command.ts'
import { openApp } from '../../server/open-app.ts'
import { allOrNothing, inTransaction } from '../../server/platform/database/transaction.ts'
import { placedOrder } from './placed-order.ts'

const [
  count = '3',
  state = 'planned',
  driverEmail = 'soferis@avots.example',
  prepaid = '0',
  more = '',
] = process.argv.slice(2)
const app = await openApp(readConfig(process.env), 'command')
const { db, clock } = app
const tag = randomInt(100_000, 999_999)
const water = await db
  .selectFrom('goods')
  .select(['id', 'basePriceCents'])
  .where('bottleKind', '=', 'large')
  .where('isLent', '=', true)
  .orderBy('id')
  .executeTakeFirstOrThrow()

type MadeStop = { customerId: number; addressId: number; orderId: number }

async function newStop(house: number, name = `Reisa Klients ${house}`): Promise<MadeStop> {
  const { id: customerId } = await db
    .insertInto('customers')
    .values({
      role: 'customer',
      name,
      email: `${name.toLowerCase().replaceAll(' ', '-')}-${tag}@epasts.lv`,
      phone: '+37120000000',
      registeredAt: clock.now(),
      agreementConfirmedAt: clock.now(),
      acceptedAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const region = await db
    .selectFrom('regions')
    .select('id')
    .where('zoneId', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const street = { regionId: region.id, street: 'Reisa iela', houseNo: String(house) }
  const { id: addressId } = await db
    .insertInto('addresses')
    .values({ customerId, ...street })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = [{ goodId: water.id, order: 2, back: 1 }]
  const method = house > Number(count) - Number(prepaid) ? 'account' : 'cash'
  const orderId = await placedOrder(app, { customerId, lines, method, depositCents: 800 })
  await db
    .updateTable('orders')
    .set({ addressId, addressText: `Reisa iela ${house}` })
    .where('id', '=', orderId)
    .execute()
  return { customerId, addressId, orderId }
}

async function newRun(plate: string, stops: number): Promise<number> {
  const added = await allOrNothing(db, (tx) =>
    addVehicle(app, tx, byCommand, {
      plate,
      maxBottles: 60,
      maxKilograms: 1_200,
      cashRegister: 'EKA-1',
    }),
  )
  if (!added.ok) throw new Error('The van is known already')
  const day = clock.today()
  const { id: shiftId } = await db
    .insertInto('shifts')
    .values({ day, vehicleId: added.value.vehicleId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: runId } = await db
    .insertInto('runs')
    .values({ day, shiftId, number: 1, zones: ['R1'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made: MadeStop[] = []
  for (let house = 1; house <= stops; house++) {
    made.push(await newStop(house))
    if (house === 1 && more === 'kinds') made.push(await newStop(house, 'Reisa Kaimiņš'))
  }
  await inTransaction(db, (tx) =>
    insertStops(
      tx,
      made.map(({ customerId, orderId }, at) => ({
        runId,
        customerId,
        position: at + 1,
        orderIds: [orderId],
      })),
    ),
  )
  if (stops > 0 && more === 'kinds') await addVisits(runId, made[0]!)
  // The van is of no use to the other journeys, which close days.
  await db
    .updateTable('vehicles')
    .set({ retiredAt: clock.now() })
    .where('id', '=', added.value.vehicleId)
    .execute()
  return runId
}

async function addVisits(runId: number, { customerId, addressId }: MadeStop): Promise<void> {
  for (const kind of visitKinds) {
    const visit = { runId, customerId, addressId, kind, note: '', driverAgreed: true }
    await allOrNothing(db, (tx) => addVisitToRun(app, tx, byCommand, visit))
  }
}

const order: RunState[] = ['planned', 'loading', 'road', 'handing_in']

async function drive(runId: number, until: string, email: string): Promise<void> {
  const driver = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await allOrNothing(db, (tx) => assignDriver(app, tx, byCommand, { runId, driverId: driver.id }))
  for (const to of order.slice(0, order.indexOf(until as RunState) + 1)) {
    if (to === 'handing_in') await recordAll(runId)
    const moved = await allOrNothing(db, (tx) =>
      moveRun(app, tx, byCommand, { runId, to, reason: 'Nav skaitīts' }),
    )
    if (!moved.ok) throw new Error(`Run ${runId} to ${to}: ${JSON.stringify(moved.refusal)}`)
    if (to === 'handing_in') await bookAll(runId)
  }
}

async function recordAll(runId: number): Promise<void> {
  for (const stop of await loadStopsOfRun(db, runId))
    await recordStopByCommand(app, stop.id, {
      kind: 'delivered',
      counts: [{ goodId: water.id, left: 2, taken: 1, damaged: 0, notOurs: 0 }],
      cashCents: stop.cashDueCents,
    })
}

const bookAll = async (runId: number) =>
  bookStops(
    app,
    byCommand,
    (await loadStopsOfRun(db, runId)).map(({ id }) => id),
  )

const plate = `AV-${tag}`
const runId = await newRun(plate, Number(count))
const otherPlate = `AW-${tag}`
const otherId = await newRun(otherPlate, 0)
// The other van takes along what the first one's stops ask for, and may so help it.
const goods = [{ goodId: water.id, pieces: 2 * Number(count) }]
await allOrNothing(db, (tx) => setSpare(app, tx, byCommand, { runId: otherId, goods }))
await drive(runId, state, driverEmail)
await drive(otherId, state === 'handing_in' ? 'road' : state, 'soferis@avots.example')
process.stdout.write(JSON.stringify({ runId, otherId, plate, otherPlate, goodId: water.id }))
await app.close()
