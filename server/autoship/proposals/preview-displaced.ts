import type { App, AppWithDb } from '../../app-context.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { preview } from '../../platform/database/transaction.ts'
import { loadTerritory } from '../../territory/region-days.ts'
import { displacedDeliveries } from './displaced-deliveries.ts'
import type { NewProposal } from './proposal-store.ts'

/**
 * The deliveries that a change of the calendar would displace, or that would get another proposed
 * day: the change runs in a transaction that is rolled back.
 */
export async function previewDisplaced(
  app: AppWithDb,
  change: (tx: Tx) => Promise<unknown>,
): Promise<NewProposal[]> {
  const before = await displacedTexts(app, app.db)
  const after = await preview(app.db, async (tx) => {
    await change(tx)
    const territory = await loadTerritory(tx, app.clock.today())
    return findDisplaced({ ...app, territory: async () => territory }, tx)
  })
  return after.filter((delivery) => !before.has(textOf(delivery)))
}

export const textOf = ({ reason: _reason, ...delivery }: NewProposal) => JSON.stringify(delivery)

export const displacedTexts = async (app: App, db: Db): Promise<Set<string>> =>
  new Set((await findDisplaced(app, db)).map(textOf))

export async function findDisplaced(app: App, db: Db): Promise<NewProposal[]> {
  const found: NewProposal[] = []
  for await (const batch of displacedDeliveries(app, db)) found.push(...batch)
  return found
}
