import { sql } from 'kysely'
import type { bankCalls } from '../../contract/office/bank.ts'
import type { Answer } from '../../contract/shared/call.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import type { AppWithDb } from '../app-context.ts'
import { documentNumberSql } from '../documents/number-sql.ts'
import type { Db } from '../platform/database/connect.ts'
import { findGaps } from './find-gaps.ts'

type BankLine = Answer<(typeof bankCalls)['listBankLines']>['rows'][number]

/** Every line with whom it is of, or who is proposed. */
export const bankLinesSource = sql<BankLine>`
  select l.id, l.booked_on as day, l.party_name as payer, l.party_iban as iban, l.text,
    l.cents as sum, abs(l.cents) as size, s.class,
    abs(l.cents) + case when m.id is null then 1000000000000 else 0 end as rank,
    case when m.id is null then 'open' when m.actor_kind = 'system' then 'self'
      else 'person' end as state,
    m.target, m.customer_id as customer, c.name as customer_name,
    coalesce((select jsonb_agg(jsonb_build_object('target', p.target, 'customer', p.customer_id,
        'customerName', pc.name, 'cents', p.cents) order by p.id)
      from bank_matches p left join customers pc on pc.id = p.customer_id
      where p.part_of = m.id), '[]') as parts,
    case when m.id is not null then '[]' else coalesce((
      select jsonb_agg(jsonb_build_object('customerId', pc.id, 'customerName', pc.name,
        'documentId', d.id, 'signs', p.value -> 'signs',
        'openCents', coalesce((p.value ->> 'openCents')::bigint, 0), 'document',
        ${documentNumberSql('d')}) order by p.ordinality)
      from jsonb_array_elements(s.proposals) with ordinality p
        join customers pc on pc.id = (p.value ->> 'customerId')::bigint
        left join papers d on d.id = (p.value ->> 'documentId')::bigint), '[]') end as proposals
  from bank_lines l
  join bank_line_states s on s.line_id = l.id
  left join bank_matches m on m.id = s.match_id
  left join customers c on c.id = m.customer_id`

type BankState = Answer<(typeof bankCalls)['readBank']>

/** Booked lines are counted for so many days. */
const SHOWN_DAYS = 30

/** What of the statements is named and what is missing. */
export async function readBank({ db, settings, clock }: AppWithDb): Promise<BankState> {
  const { iban } = (await settings()).seller
  const { rows: last } = await sql<{ until: Day; closingCents: number }>`
    select to_day as until, closing_cents from bank_statements
    where iban = ${iban} and not is_interim order by to_day desc, id desc limit 1`.execute(db)
  const { until = null, closingCents = null } = last[0] ?? {}
  const since = addDays(until ?? clock.today(), 1 - SHOWN_DAYS)
  const counted = { ...(await countBooked(db, iban, since)), ...(await countOpen(db)) }
  return { since, ...counted, until, closingCents, gaps: await findGaps(db, iban) }
}

async function countBooked(db: Db, iban: string, since: Day) {
  const { rows } = await sql<{ lines: number; cents: number; self: number }>`
    select count(*)::int as lines, coalesce(sum(l.cents), 0)::bigint as cents,
      count(*) filter (where m.actor_kind = 'system')::int as self
    from bank_lines l
      join bank_line_states s on s.line_id = l.id
      join bank_matches m on m.id = s.match_id
    where l.iban = ${iban} and l.booked_on >= ${since}::date`.execute(db)
  const { self, ...booked } = rows[0]!
  return { booked, self }
}

type Waiting = { isUnknown: boolean; lines: number; cents: number }

async function countOpen(db: Db): Promise<Pick<BankState, 'proposed' | 'unknown'>> {
  const { rows } = await sql<Waiting>`
    select s.class = 'H' as is_unknown, count(*)::int as lines, sum(l.cents)::bigint as cents
    from bank_line_states s join bank_lines l on l.id = s.line_id
    where s.match_id is null and s.class in ('E', 'F', 'G', 'H') group by 1`.execute(db)
  const shareOf = (ofUnknown: boolean) => {
    const { lines = 0, cents = 0 } = rows.find(({ isUnknown }) => isUnknown === ofUnknown) ?? {}
    return { lines, cents }
  }
  return { proposed: shareOf(false), unknown: shareOf(true) }
}
