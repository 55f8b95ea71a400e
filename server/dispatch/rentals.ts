import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'
import type { DoorLine } from './count-lines.ts'

type Move = { customerId: number; addressId: number | null; day: Day; lines: readonly DoorLine[] }

/** What is rented by the month begins when it is left and ends when it is taken back, the oldest first. */
export async function followRentals(
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
    // Some go on: the row that stays runs from its own beginning.
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
