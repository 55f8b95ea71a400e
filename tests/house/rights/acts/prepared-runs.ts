import { byCommand } from '../../../../domain/actor.ts'
import { expectedAtHandIn } from '../../../../domain/dispatch/run-differences.ts'
import { countHandIn, countCash } from '../../../../server/dispatch/hand-in/count-hand-in.ts'
import { loadGoodsOfRun } from '../../../../server/dispatch/hand-in/goods-of-run.ts'
import { loadCashOfShift } from '../../../../server/dispatch/hand-in/open-matters.ts'
import { setSpare } from '../../../../server/dispatch/hand-in/count-load.ts'
import { recordStopByCommand } from '../../../../server/dispatch/record-stop-by-command.ts'
import { assignDriver, moveRun } from '../../../../server/dispatch/runs/change-run.ts'
import { loadStopsOfRun } from '../../../../server/dispatch/runs/read-run.ts'
import { insertStops } from '../../../../server/dispatch/runs/run-store.ts'
import { addVehicle } from '../../../../server/dispatch/runs/vehicles.ts'
import { allOrNothing, inTransaction } from '../../../../server/platform/database/transaction.ts'
import { good, type OrderShop } from '../../../support/order-shop.ts'
import { placedOrder } from '../../../support/placed-order.ts'
import { addDriver } from '../../../support/road-shop.ts'

type RunState = 'draft' | 'planned' | 'loading' | 'road' | 'handing_in'
const states: RunState[] = ['planned', 'loading', 'road', 'handing_in']

type AtDoor = { id: number; addressId: number }

/** An order with its address, and with its first line of history. */
export async function atDoor({ db, clock }: OrderShop, customer: AtDoor, orderId: number) {
  const { id: customerId, addressId } = customer
  const orders = db.updateTable('orders').set({ addressId }).where('id', '=', orderId)
  const { version } = await orders.returning('version').executeTakeFirstOrThrow()
  const about = { customerId, orderId, version, kind: 'placed', madeAt: clock.now() }
  const by = { actorKind: 'customer', actorId: customerId }
  await db
    .insertInto('orderChanges')
    .values({ ...about, ...by })
    .execute()
}

let plates = 0

/** Runs of today, up to any state. */
export const runsOf = (shop: OrderShop) => {
  const { app, db, clock } = shop
  const day = clock.today()
  const water = (pieces: number) => [{ goodId: good.water, pieces }]

  async function emptyRun(zones = ['R']) {
    const plate = `AV-${(plates += 1)}`
    const van = { plate, maxBottles: 60, maxKilograms: 1_200 }
    const added = await allOrNothing(db, (tx) => addVehicle(app, tx, byCommand, van))
    const { vehicleId } = (added as { value: { vehicleId: number } }).value
    const shift = db.insertInto('shifts').values({ day, vehicleId }).returning('id')
    const { id: shiftId } = await shift.executeTakeFirstOrThrow()
    const run = db.insertInto('runs').values({ day, shiftId, number: 1, zones }).returning('id')
    const { id: runId } = await run.executeTakeFirstOrThrow()
    return { runId, shiftId, params: { id: String(runId) } }
  }
  async function door() {
    const anna = await shop.customer()
    const lines = [{ goodId: good.water, order: 2, back: 1 }]
    const orderId = await placedOrder(app, { customerId: anna.id, lines, method: 'cash' })
    await atDoor(shop, anna, orderId)
    return { customerId: anna.id, addressId: anna.addressId, orderId }
  }
  const move = async (runId: number, to: RunState) => {
    const wanted = { runId, to, reason: 'Nav skaitīts' }
    const moved = await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, wanted))
    if (!moved.ok) throw new Error(`${to}: ${JSON.stringify(moved.refusal)}`)
  }
  const tell = async (runId: number) => {
    const count = { goodId: good.water, left: 2, taken: 1, damaged: 0, notOurs: 0 }
    for (const { id, cashDueCents: cashCents } of await loadStopsOfRun(db, runId))
      await recordStopByCommand(app, id, { kind: 'delivered', counts: [count], cashCents })
  }
  /** A run of today with two doors and as many bottles to sell. */
  async function run(until: RunState, driverId?: number) {
    const made = await emptyRun()
    const { runId } = made
    const doors = [await door(), await door()]
    const stops = doors.map(({ customerId, orderId }, index) => {
      return { runId, customerId, position: index + 1, orderIds: [orderId] }
    })
    await inTransaction(db, (tx) => insertStops(tx, stops))
    const spare = { runId, goods: water(4) }
    await allOrNothing(db, (tx) => setSpare(app, tx, byCommand, spare))
    const driver = { runId, driverId: driverId ?? (await addDriver(shop)) }
    await allOrNothing(db, (tx) => assignDriver(app, tx, byCommand, driver))
    for (const to of states.slice(0, states.indexOf(until) + 1)) {
      if (to === 'handing_in') await tell(runId)
      await move(runId, to)
    }
    const stopIds = (await loadStopsOfRun(db, runId)).map(({ id }) => id)
    return { ...made, doors, stopIds, stop: { id: String(stopIds[0]) } }
  }
  /** A run that is counted in with less money than its doors have told. */
  async function countedRun(missingCents: number) {
    const made = await run('handing_in')
    const { runId, shiftId } = made
    const counts = (await loadGoodsOfRun(db, runId)).map(expectedAtHandIn)
    await allOrNothing(db, (tx) => countHandIn(app, tx, byCommand, { runId, counts }))
    const { expectedCents } = await loadCashOfShift(db, shiftId)
    const counted = { cents: expectedCents - missingCents }
    await allOrNothing(db, (tx) => countCash(app, tx, byCommand, { runId, counted }))
    return made
  }
  return { water, emptyRun, door, run, countedRun, today: day }
}
