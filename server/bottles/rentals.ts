import { type MonthOfRent, rentOfMonth } from '../../domain/bottles/rent.ts'
import { type Day, dayOf } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'
import type { DoorLine } from '../../domain/dispatch/delivered-order.ts'

type Move = { customerId: number; addressId: number | null; day: Day; lines: readonly DoorLine[] }

/** A rental begins when its good is left and ends, the oldest first, when it is taken back. */
export async function updateRentals(
  tx: Db,
  { customerId, addressId, day, lines }: Move,
): Promise<void> {
  for (const line of lines.filter(({ monthlyPaymentCents }) => monthlyPaymentCents > 0)) {
    if (line.left > 0) {
      const { goodId, left: count, monthlyPaymentCents: monthlyCents } = line
      const row = { customerId, addressId, goodId, count, monthlyCents, startedOn: day }
      await tx.insertInto('rentals').values(row).execute()
    }
    if (line.taken > 0)
      await endRentals(tx, { customerId, goodId: line.goodId, count: line.taken, day })
  }
}

type Ending = { customerId: number; goodId: number; count: number; day: Day }

async function endRentals(tx: Db, { customerId, goodId, count, day }: Ending): Promise<void> {
  const running = await tx
    .selectFrom('rentals')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('goodId', '=', goodId)
    .where('endedOn', 'is', null)
    .orderBy('startedOn')
    .orderBy('id')
    .forUpdate()
    .execute()
  let left = count
  for (const { id, ...rental } of running) {
    const ending = Math.min(left, rental.count)
    left -= ending
    if (ending === 0) return
    if (ending === rental.count) {
      await tx.updateTable('rentals').set({ endedOn: day }).where('id', '=', id).execute()
      continue
    }
    // A part goes on under its row; the part that ended gets a row of its own.
    await tx
      .updateTable('rentals')
      .set({ count: rental.count - ending })
      .where('id', '=', id)
      .execute()
    await tx
      .insertInto('rentals')
      .values({ ...rental, count: ending, endedOn: day })
      .execute()
  }
}

export type RentDue = MonthOfRent & { rentalId: number; nameLv: string; count: number }

/** What a customer's rentals cost in the month that begins on this day. */
export async function rentDue(db: Db, customerId: number, firstDay: Day): Promise<RentDue[]> {
  const rows = await dueRentals(db, firstDay)
    .innerJoin('goods', 'goods.id', 'rentals.goodId')
    .select(['rentals.id as rentalId', 'goods.nameLv', 'count', 'monthlyCents'])
    .select(['startedOn', 'endedOn'])
    .where('rentals.customerId', '=', customerId)
    .orderBy('rentals.id')
    .execute()
  return rows.flatMap(({ rentalId, nameLv, count, monthlyCents, startedOn, endedOn }) => {
    const rental = { monthlyCents, startedOn: dayOf(startedOn), endedOn: endedOn && dayOf(endedOn) }
    const rent = rentOfMonth(rental, firstDay)
    return rent ? [{ rentalId, nameLv, count, ...rent }] : []
  })
}

export async function customersWithRent(db: Db, firstDay: Day): Promise<number[]> {
  const rows = await dueRentals(db, firstDay).select('rentals.customerId').distinct().execute()
  return rows.map(({ customerId }) => customerId)
}

/** A rental that began in this month is paid with its order up to the next. */
const dueRentals = (db: Db, firstDay: Day) =>
  db
    .selectFrom('rentals')
    .where('startedOn', '<', firstDay)
    .where((row) => row.or([row('endedOn', 'is', null), row('endedOn', '>', firstDay)]))

/** The table allows one charge a rental and month. */
export async function chargeRent(
  tx: Db,
  customerId: number,
  month: Day,
  rent: readonly RentDue[],
): Promise<void> {
  if (rent.length === 0) return
  const rows = rent.map(({ rentalId, count, cents: each }) => ({
    customerId,
    rentalId,
    month,
    cents: count * each,
  }))
  await tx.insertInto('rentalCharges').values(rows).execute()
}
