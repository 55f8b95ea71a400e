import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import type { DebtStage } from '../../domain/debts/debt-fields.ts'
import type { AttentionSource } from '../attention/source.ts'
import { debtsSource } from './list-debts.ts'
import { brokenPromisesSql } from './stopped-clock.ts'

type Broken = { customerId: number; name: string | null; dueOn: Day; cents: number }

/** A day has passed on which a customer had promised to pay. */
export const brokenPromiseSource: AttentionSource = {
  kind: 'promise_broken',
  right: 'writeNotes',
  find: async ({ db, clock }) => {
    const { rows } = await sql<Broken>`
      select b.customer_id, c.name, min(b.due_on) as due_on, min(b.owed_cents)::bigint as cents
      from (${brokenPromisesSql(clock.today())}) b join customers c on c.id = b.customer_id
      where exists (select from ledger_balances l where l.customer_id = b.customer_id
        and l.account = 'account' and l.cents < 0)
      group by 1, 2 order by 3, 1 limit 200`.execute(db)
    return rows.map(({ customerId, name, dueOn, cents }) => ({
      id: String(customerId),
      group: 'money' as const,
      since: new Date(rigaInstant(dueOn, '00:00')),
      until: null,
      cents,
      facts: { customerId, name, dueOn },
    }))
  },
}

type Debtor = { id: number; name: string | null; overdue: number; days: number; stage: DebtStage }

/** Debts that letters have not brought in: to call about, or to write to. */
export const oldDebtSource: AttentionSource = {
  kind: 'debt_call',
  right: 'issueBills',
  find: async ({ db, clock, settings }) => {
    const { rows } = await sql<Debtor>`
      select id, name, overdue, days, stage from (${debtsSource(clock.today(), await settings())}) d
      where stage in ('call', 'letter') and stop = 'none'
      order by weight desc, id limit 200`.execute(db)
    return rows.map(({ id, name, overdue, days, stage }) => ({
      id: `${id}-${stage}`,
      group: 'money' as const,
      since: new Date(rigaInstant(addDays(clock.today(), -days), '00:00')),
      until: null,
      cents: overdue,
      facts: { customerId: id, name, stage },
    }))
  },
}
