import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { metrics } from '../platform/metrics.ts'

type MoneySource = Pick<App, 'db' | 'log'>

let source: MoneySource | undefined

/** Reads the database when the metric is scraped, because the worker serves no metrics itself. */
const gaugeOf = (
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
      if (!source) return
      // The other metrics must be served even if the database does not answer.
      await read(this, source.db).catch((err: unknown) =>
        source?.log.warn({ err }, 'the money could not be watched'),
      )
    },
  })

const findLatestCheck = (db: Db) =>
  db
    .selectFrom('moneyChecks')
    .select(['problems', 'checkedAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

gaugeOf(
  'avots_ledger_problems',
  'Sums that do not agree with the ledger, as the last check found them; anything above zero is an alarm',
  async (gauge, db) => gauge.set((await findLatestCheck(db))?.problems ?? 0),
)

gaugeOf(
  'avots_ledger_checked_timestamp_seconds',
  'When the money was last checked; more than two hours ago is an alarm',
  async (gauge, db) => {
    const check = await findLatestCheck(db)
    if (check) gauge.set(check.checkedAt.getTime() / 1_000)
  },
)

gaugeOf(
  'avots_payments_flagged',
  'Payments that a person must look at, by reason',
  async (gauge, db) => {
    const { rows } = await sql<{ reason: string; count: number }>`
      select flag as reason, count(*)::int as count from payments
      where flag is not null group by flag`.execute(db)
    gauge.reset()
    for (const { reason, count } of rows) gauge.set({ reason }, count)
  },
  ['reason'],
)

/** Connects this process's metrics to the shop's database. */
export function watchMoney(app: MoneySource): void {
  source = app
}
