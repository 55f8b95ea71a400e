import { sql } from 'kysely'
import { refundOf } from '../../domain/bank/end-to-end-id.ts'
import type { MatchFacts } from '../../domain/bank/match-line.ts'
import type { Cents } from '../../domain/money.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { StoredLine } from './line-store.ts'

/** What the books know of transfers, cash and rules; the same for all lines of a batch. */
export async function loadOwnFacts(tx: Tx, lines: readonly StoredLine[]) {
  const refundIds = lines.flatMap(({ endToEndId }) => refundOf(endToEndId) ?? [])
  const { rows: transfers } = await sql<{ id: number; cents: Cents; isOut: boolean }>`
    select r.id, r.amount_cents as cents, exists (select from bank_matches m
        join bank_line_states s on s.match_id = m.id
        where m.refund_id = r.id and m.target = 'transfer') as is_out
    from deposit_refunds r
    where r.id = any(${refundIds}::bigint[]) and r.pay_to = 'iban' and r.state = 'paid'
      and not exists (select from bank_matches m join bank_line_states s on s.match_id = m.id
        where m.refund_id = r.id and m.target = 'returned')`.execute(tx)
  const { rows: cash } = await sql<{ cents: Cents; heldCents: Cents }>`
    select m.cents, p.cents as held_cents from cash_moves m, cash_places p
    where m.to_place = 'bank_transit' and m.takes_back is null and p.place = 'bank_transit'
      and m.cents <= p.cents
      and not exists (select from cash_moves b where b.takes_back = m.id)`.execute(tx)
  const rules = await tx
    .selectFrom('bankRules')
    .select(['partyIban', 'kind', 'isIncoming', 'target'])
    .where('endedAt', 'is', null)
    .execute()
  const ibans = rules.flatMap(({ target, partyIban }) =>
    target === 'provider' && partyIban !== null ? [partyIban] : [],
  )
  const isProvider = lines.some(({ partyIban }) => partyIban !== null && ibans.includes(partyIban))
  return {
    transfers,
    cashOnTheWay: cash.map(({ cents }) => cents),
    heldCents: cash[0]?.heldCents ?? 0,
    provider: { ibans, owedCents: isProvider ? await owedByProvider(tx) : 0 },
    ruleOf: (line: StoredLine): MatchFacts['rule'] => {
      const rule = rules.find(
        ({ partyIban, kind, isIncoming }) =>
          partyIban === line.partyIban && kind === line.kind && isIncoming === line.cents > 0,
      )
      return rule?.target === 'expense' ? 'expense' : null
    },
  }
}

async function owedByProvider(tx: Tx): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(-sum(cents), 0)::bigint as cents from ledger_entries
    where account = 'provider'`.execute(tx)
  return rows[0]!.cents
}
