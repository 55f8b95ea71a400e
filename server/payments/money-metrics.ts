import { sql } from 'kysely'
import { Gauge, Registry } from 'prom-client'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'

type MoneySource = Pick<AppWithDb, 'db' | 'log'>

type MoneyGauge = {
  name: string
  help: string
  labelNames?: string[]
  read: (gauge: Gauge, db: Db) => Promise<void>
}

/** Reads the database when the metric is scraped, because the worker serves no metrics itself. */
export function moneyMetrics({ db, log }: MoneySource): Registry {
  const registry = new Registry()
  for (const { read, ...described } of gauges)
    registry.registerMetric(
      new Gauge({
        ...described,
        registers: [],
        async collect() {
          // The other metrics must be served even if the database does not answer.
          await read(this, db).catch((err: unknown) =>
            log.warn({ err }, 'the money could not be watched'),
          )
        },
      }),
    )
  return registry
}

const findLatestCheck = (db: Db) =>
  db
    .selectFrom('moneyChecks')
    .select(['problems', 'checkedAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const gauges: readonly MoneyGauge[] = [
  {
    name: 'avots_ledger_problems',
    help: 'Sums that do not agree with the ledger, as the last check found them; anything above zero is an alarm',
    read: async (gauge, db) => gauge.set((await findLatestCheck(db))?.problems ?? 0),
  },
  {
    name: 'avots_ledger_checked_timestamp_seconds',
    help: 'When the money was last checked; more than two hours ago is an alarm',
    read: async (gauge, db) => {
      const check = await findLatestCheck(db)
      if (check) gauge.set(check.checkedAt.getTime() / 1_000)
    },
  },
  {
    name: 'avots_payments_flagged',
    help: 'Payments that a person must look at, by reason',
    labelNames: ['reason'],
    read: async (gauge, db) => {
      const { rows } = await sql<{ reason: string; count: number }>`
        select flag as reason, count(*)::int as count from payments
        where flag is not null group by flag`.execute(db)
      gauge.reset()
      for (const { reason, count } of rows) gauge.set({ reason }, count)
    },
  },
]
