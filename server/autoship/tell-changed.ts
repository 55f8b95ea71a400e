import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { loadAutoships } from './load-autoships.ts'
import type { Which } from './open-autoship.ts'
import { tellSeries } from './tell-series.ts'

/** How an autoship stands after its customer has edited it; nothing of one that has ended meanwhile. */
export const tellChanged = (app: App, which: Which): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const [autoship] = await loadAutoships(tx, which, app.clock.today())
    if (autoship?.isActive)
      await tellSeries(app, tx, autoship, 'changed', `changed:${autoship.version}`)
  })
