import { sql } from 'kysely'
import type { Day } from '../domain/calendar.ts'
import { formatEuros } from '../domain/money.ts'
import type { AppWithDb } from './app-context.ts'
import type { LedgerProblem } from './ledger/check-ledger.ts'
import { checkMoney } from './payments/check-money.ts'
import type { Db } from './platform/database/connect.ts'
import type { JobRuns } from './platform/rehearse-jobs.ts'

type DayFigures = {
  day: Day
  locked: number
  skipped: number
  placed: number
  delivered: number
  papers: number
  letters: number
}

type Counted = { name: string; count: number; cents: number }

export type RehearsalReport = {
  from: Day
  to: Day
  seconds: number
  days: DayFigures[]
  letters: Counted[]
  papers: Counted[]
  runs: JobRuns[]
  moneyProblems: LedgerProblem[]
}

/** What a rehearsed period has brought, by the shop's clock. */
export async function rehearsalReport(app: AppWithDb, { from, to }: { from: Day; to: Day }) {
  const { db } = app
  const letters = await sql<Counted>`
    select template as name, count(*)::int as count, 0 as cents from mail_outbox
    where state = 'sent' and (sent_at at time zone 'Europe/Riga')::date between ${from} and ${to}
    group by 1 order by 1`.execute(db)
  const papers = await sql<Counted>`
    select kind as name, count(*)::int as count, sum(total_cents)::bigint as cents from papers
    where issued_on between ${from} and ${to} group by 1 order by 1`.execute(db)
  return {
    from,
    to,
    days: await dayFigures(db, from, to),
    letters: letters.rows,
    papers: papers.rows,
    moneyProblems: await checkMoney(app),
  }
}

async function dayFigures(db: Db, from: Day, to: Day): Promise<DayFigures[]> {
  const at = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Riga')::date`
  const { rows } = await sql<DayFigures>`
    select d::date as day,
      coalesce((select locked_orders from closed_days c where c.day = d::date), 0) as locked,
      coalesce((select skipped_orders from closed_days c where c.day = d::date), 0) as skipped,
      (select count(*)::int from orders where ${at('placed_at')} = d::date) as placed,
      (select count(*)::int from deliveries
        where outcome = 'delivered' and ${at('happened_at')} = d::date) as delivered,
      (select count(*)::int from papers where issued_on = d::date) as papers,
      (select count(*)::int from mail_outbox where ${at('sent_at')} = d::date) as letters
    from generate_series(${from}::date, ${to}::date, interval '1 day') d order by 1`.execute(db)
  return rows
}

const euros = (cents: number) => formatEuros(cents, 'en')

const table = (head: string[], rows: (string | number)[][]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

const dayTable = (days: readonly DayFigures[]) =>
  table(
    ['Day', 'Locked', 'Skipped', 'Placed', 'Delivered', 'Papers', 'Letters'],
    days.map(({ day, locked, skipped, placed, delivered, papers, letters }) => {
      return [day, locked, skipped, placed, delivered, papers, letters]
    }),
  )

const jobTable = (jobs: RehearsalReport['runs']) =>
  table(
    ['Job', 'Runs', 'Failures', 'Time'],
    jobs.map(({ name, runs, failures, ms }) => {
      return [name, runs, failures.length, `${ms.toFixed(0)} ms`]
    }),
  )

export function reportText(report: RehearsalReport): string {
  const { from, to, seconds, days, letters, papers, runs, moneyProblems } = report
  const failures = runs.flatMap(({ name, failures }) =>
    [...new Set(failures)].map((failure) => `- ${name}: ${failure}`),
  )
  const problems = moneyProblems.map(
    ({ rule, subject, expectedCents, foundCents }) =>
      `- ${subject}: ${rule}, expected ${euros(expectedCents)}, found ${euros(foundCents)}`,
  )
  return [
    `# Rehearsal of ${from} to ${to}`,
    `It took ${seconds.toFixed(1)} s.`,
    '## Money',
    ...(problems.length > 0 ? problems : ['The ledger agrees with everything.']),
    '## Jobs that failed',
    ...(failures.length > 0 ? failures : ['None.']),
    '## Days',
    ...dayTable(days),
    '## Papers',
    ...table(
      ['Kind', 'Issued', 'Sum'],
      papers.map(({ name, count, cents }) => [name, count, euros(cents)]),
    ),
    '## Letters',
    ...table(
      ['Letter', 'Sent'],
      letters.map(({ name, count }) => [name, count]),
    ),
    '## Jobs',
    ...jobTable(runs),
    '',
  ].join('\n')
}
