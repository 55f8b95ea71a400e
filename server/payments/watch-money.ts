import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { metrics } from '../platform/metrics.ts'

type Watched = Pick<App, 'db' | 'log'>

let watched: Watched | undefined

/** A figure asked of the database when it is looked at: the worker that found it may have no door of its own. */
const alarm = (
  name: string,
  help: string,
  read: (gauge: Gauge, db: Db) => Promise<void>,
  labelNames: string[] = [],
) =>
  new Gauge({
    name,
    help,
    labelNames,
    registers: [metrics],
    async collect() {
      if (!watched) return
      // While the database is away the other figures are still wanted.
      await read(this, watched.db).catch((err: unknown) =>
        watched?.log.warn({ err }, 'the money could not be watched'),
      )
    },
  })

const latest = (db: Db) =>
  db
    .selectFrom('moneyChecks')
    .select(['problems', 'checkedAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

alarm(
  'avots_ledger_problems',
  'Sums that do not agree with the ledger, as the last check found them; anything above zero is an alarm',
  async (gauge, db) => gauge.set((await latest(db))?.problems ?? 0),
)

alarm(
  'avots_ledger_checked_timestamp_seconds',
  'When the money was last checked; more than two hours ago is an alarm',
  async (gauge, db) => {
    const check = await latest(db)
    if (check) gauge.set(check.checkedAt.getTime() / 1_000)
  },
)

alarm(
  'avots_payments_flagged',
  'Payments that a person must look at, by reason',
  async (gauge, db) => {
    const { rows } = await sql<{ reason: string; count: number }>`
      select flag as reason, count(*)::int as count from payments where flag is not null group by flag`.execute(
      db,
    )
    gauge.reset()
    for (const { reason, count } of rows) gauge.set({ reason }, count)
  },
  ['reason'],
)

/** From now on this process's figures tell of the shop's money. */
export function watchMoney(app: Watched): void {
  watched = app
}
