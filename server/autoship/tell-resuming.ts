import { addDays } from '../../domain/calendar.ts'
import type { House } from '../house.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { loadAutoships } from './load-autoships.ts'
import { tellSeries } from './tell-series.ts'

/** So many days before the end of a pause its customer is told of it. */
const daysAhead = 3

/** A pause that ends soon is told of, once; one that has ended is lifted. */
export async function tellResuming(house: House): Promise<void> {
  const today = house.clock.today()
  const ending = await house.db
    .selectFrom('autoships')
    .select(['id', 'customerId', 'pauseTo'])
    .where('isActive', '=', true)
    .where('isPaused', '=', true)
    .where('pauseTo', '<=', addDays(today, daysAhead))
    .execute()
  for (const { id: autoshipId, customerId, pauseTo } of ending)
    await inTransaction(house.db, async (tx) => {
      const [autoship] = await loadAutoships(tx, { customerId, autoshipId }, today)
      if (autoship) await tellSeries(house, tx, autoship, 'resuming', `until:${pauseTo}`)
      if (pauseTo! >= today) return
      const lifted = { isPaused: false, pauseFrom: null, pauseTo: null }
      await tx
        .updateTable('autoships')
        .set(lifted)
        .where('id', '=', autoshipId)
        .where('pauseTo', '=', pauseTo)
        .execute()
    })
}
