import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { Db, Tx } from '../../server/platform/database/connect.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { instantDaysAgo } from './good-row.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedParcelMachines } from './seed-parcel-machines.ts'
import { seedTerritory } from './seed-territory.ts'

/** What any shop needs to open: the territory, the catalogue, the banners. What is there already stays as the office left it. */
export const seedShop = (db: Db, { today }: { today: Day }): Promise<void> =>
  inTransaction(db, (tx) => fillShop(tx, today))

export async function fillShop(tx: Tx, today: Day): Promise<void> {
  // Several processes may start at once; the first one seeds and the others find it done.
  await sql`select pg_advisory_xact_lock(hashtext('avots-seed'))`.execute(tx)
  if (!(await tx.selectFrom('zones').select('id').limit(1).executeTakeFirst()))
    await seedTerritory(tx)
  if (!(await tx.selectFrom('goods').select('id').limit(1).executeTakeFirst()))
    await seedCatalogue(tx, today)
  if (!(await tx.selectFrom('parcelMachines').select('id').limit(1).executeTakeFirst()))
    await seedParcelMachines(tx, instantDaysAgo(today, 0))
}
