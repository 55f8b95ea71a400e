import type { App, AppWithDb } from '../../app-context.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { loadTerritory } from '../../territory/region-days.ts'
import { displacedDeliveries } from './displaced-deliveries.ts'
import type { NewProposal } from './proposal-store.ts'

class RolledBack extends Error {}

/**
 * The deliveries that a change of the calendar would displace, or that would get another proposed
 * day: the change runs in a transaction that is rolled back.
 */
export async function previewDisplaced(
  app: AppWithDb,
  change: (tx: Tx) => Promise<unknown>,
): Promise<NewProposal[]> {
  const before = new Set((await findDisplaced(app, app.db)).map(textOf))
  let after: NewProposal[] = []
  const work = app.db.transaction().execute(async (tx) => {
    await change(tx)
    const territory = await loadTerritory(tx, app.clock.today())
    after = await findDisplaced({ ...app, territory: async () => territory }, tx)
    throw new RolledBack()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
  return after.filter((delivery) => !before.has(textOf(delivery)))
}

const textOf = ({ reason: _reason, ...delivery }: NewProposal) => JSON.stringify(delivery)

async function findDisplaced(app: App, db: Db): Promise<NewProposal[]> {
  const found: NewProposal[] = []
  for await (const batch of displacedDeliveries(app, db)) found.push(...batch)
  return found
}
