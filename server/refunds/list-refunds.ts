import { sql } from 'kysely'
import type { refundCalls } from '../../contract/office/refunds.ts'
import type { Answer } from '../../contract/shared/call.ts'
import type { Db } from '../platform/database/connect.ts'

type Refund = Answer<(typeof refundCalls)['listRefunds']>['rows'][number]
type File = Answer<(typeof refundCalls)['listTransferFiles']>['rows'][number]

/** What the bank's statements say of a refund: that it has left, or that it came back. */
export const reported = sql`
  select m.refund_id, bool_or(m.target = 'returned') as is_returned
  from bank_matches m join bank_line_states s on s.match_id = m.id
  where m.refund_id is not null group by m.refund_id`

const refundsWithState = sql`
  select r.id, r.customer_id as customer, c.name, r.amount_cents as cents,
    r.account_cents as "accountCents", r.pay_to as "to", right(r.iban, 4) as iban,
    (r.requested_at at time zone 'Europe/Riga')::date as "askedOn",
    t.transfer_file_id as "transferFile",
    case when r.state = 'requested' then 'asked' when r.state <> 'paid' then r.state
      when b.is_returned then 'returned' when r.pay_to <> 'iban' or b.refund_id is not null
      then 'done' when f.id is not null and f.sent_at is null then 'approved'
      else 'sent' end as state
  from deposit_refunds r
    join customers c on c.id = r.customer_id
    left join transfers t on t.refund_id = r.id
    left join transfer_files f on f.id = t.transfer_file_id
    left join (${reported}) b on b.refund_id = r.id`

export const refundsSource = sql<Refund>`
  select f.*, case when f.state in ('asked', 'approved') then 1000000000000 - f.id else f.id end
    as rank
  from (${refundsWithState}) f`

/** The latest files, with what the bank has said of their transfers. */
export async function listTransferFiles(db: Db): Promise<File[]> {
  const { rows } = await sql<
    Omit<File, 'madeAt' | 'sentAt'> & { madeAt: Date; sentAt: Date | null }
  >`
    select f.id, f.made_at, f.pay_on, f.file_id, encode(s.sha256, 'hex') as sha256, f.sent_at,
      f.next_file_id,
      count(t.refund_id)::int as transfers, coalesce(sum(t.cents), 0)::bigint as cents,
      count(*) filter (where b.refund_id is not null and not b.is_returned)::int as done,
      count(*) filter (where b.is_returned)::int as returned
    from transfer_files f
      left join transfers t on t.transfer_file_id = f.id
      left join files s on s.id = f.file_id
      left join (${reported}) b on b.refund_id = t.refund_id
    group by f.id, s.sha256 order by f.id desc limit 20`.execute(db)
  return rows.map(({ madeAt, sentAt, ...file }) => ({
    ...file,
    madeAt: madeAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
}
