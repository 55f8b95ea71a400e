import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { lineBooked, type LineTarget } from '../../domain/ledger/bank-entries.ts'
import { reversed } from '../../domain/ledger/entry.ts'
import type { Cents } from '../../domain/money.ts'
import type { App } from '../app-context.ts'
import { moveCash, takeCashBack } from '../ledger/move-cash.ts'
import { type LedgerPosting, postAll } from '../ledger/post.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import { endedIn } from '../customers/ended-in.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { LineClass } from './line-store.ts'
import { mailPayers } from './mail-payers.ts'

export type Booking = {
  lineId: number
  class: LineClass
  target: LineTarget
  cents: Cents
  customerId?: number | null
  paperId?: number | null
  refundId?: number | null
  /** Of a line that several share: the match of the whole line. */
  partOf?: number
  note?: string
}

type Match = {
  id: number
  target: LineTarget
  customerId: number | null
  cents: Cents
  cashMoveId: number | null
}

/** Matches locked lines and posts what each moves, all in a few statements. */
export async function bookLines(
  app: App,
  tx: Tx,
  by: Actor,
  bookings: readonly Booking[],
): Promise<number[]> {
  if (bookings.length === 0) return []
  const rows: (Booking & { cashMoveId?: number })[] = []
  for (const booking of await followMerged(tx, bookings))
    rows.push(booking.target === 'cash' ? await bringCash(app, tx, by, booking) : booking)
  const at = app.clock.now()
  const actor = actorColumns(by)
  const { rows: matches } = await sql<Match>`
    with added as (
      insert into bank_matches (line_id, class, target, customer_id, paper_id, refund_id,
        cash_move_id, cents, part_of, note, made_at, actor_kind, actor_id, on_behalf_of)
      select "lineId", class, target, "customerId", "paperId", "refundId", "cashMoveId", cents,
        "partOf", coalesce(note, ''), ${at}, ${actor.actorKind}, ${actor.actorId}::bigint,
        ${actor.onBehalfOf}::bigint
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t ("lineId" bigint, class text,
        target text, "customerId" bigint, "paperId" bigint, "refundId" bigint,
        "cashMoveId" bigint, cents bigint, "partOf" bigint, note text)
      returning id, line_id, class, target, customer_id, cents, cash_move_id, part_of),
    stated as (
      update bank_line_states s set match_id = a.id, class = a.class
      from added a where s.line_id = a.line_id and a.part_of is null)
    select id, target, customer_id, cents, cash_move_id from added order by id`.execute(tx)
  await postAll(
    tx,
    matches.flatMap((match) => postingOf(match, { at, by, step: 'matched' })),
  )
  await mailPayers(tx, matches)
  return matches.map(({ id }) => id)
}

async function bringCash(app: App, tx: Tx, by: Actor, booking: Booking) {
  const way = { from: { place: 'bank_transit' }, to: { place: 'bank' } } as const
  const moved = await moveCash(app, tx, by, { ...way, cents: booking.cents, note: '' })
  if (!moved.ok) throw new Error(`Line ${booking.lineId}: its cash is not on the way`)
  return { ...booking, cashMoveId: moved.value.moveId }
}

/** A match is undone with its parts, by rows and reversed entries; the line waits again. */
export async function undoBooking(
  app: App,
  tx: Tx,
  by: Actor,
  { matchId, note }: { matchId: number; note: string },
): Promise<void> {
  const at = app.clock.now()
  const { rows } = await sql<Match>`
    select id, target, customer_id, cents, cash_move_id from bank_matches
    where id = ${matchId} or part_of = ${matchId} order by id`.execute(tx)
  const match = rows[0]!
  if (match.cashMoveId !== null) {
    const back = await takeCashBack(app, tx, by, { moveId: match.cashMoveId })
    if (!back.ok) throw new Error(`Match ${matchId}: its cash is gone`)
  }
  const actor = actorColumns(by)
  await sql`
    with added as (
      insert into bank_matches (line_id, class, target, customer_id, paper_id, refund_id, cents,
        undoes, note, made_at, actor_kind, actor_id, on_behalf_of)
      select line_id, class, target, customer_id, paper_id, refund_id, -cents, id, ${note}, ${at},
        ${actor.actorKind}, ${actor.actorId}::bigint, ${actor.onBehalfOf}::bigint
      from bank_matches where id = ${matchId} or part_of = ${matchId} returning line_id)
    update bank_line_states s set match_id = null,
      class = case when s.proposals = '[]' then 'H' else 'G' end
    from added a where s.line_id = a.line_id`.execute(tx)
  const into = await endedIn(tx, customersOf(rows))
  const now = rows.map((row) => ({
    ...row,
    customerId: into.get(row.customerId ?? 0) ?? row.customerId,
  }))
  await postAll(
    tx,
    now.flatMap((each) => postingOf(each, { at, by, step: 'undone' })),
  )
}

type Step = { at: Date; by: Actor; step: 'matched' | 'undone' }

function postingOf(match: Match, { at, by, step }: Step): LedgerPosting[] {
  const booked = lineBooked(match.target, match.cents)
  if (!booked) return []
  const cause = { kind: 'bank_line', id: match.id, step } as const
  const entry = step === 'matched' ? booked : reversed(booked)
  return [{ customerId: match.customerId, cause, entry, at, by }]
}

/**
 * Money for a record that has ended in another is the other's: people go on paying with the
 * reference of an old bill.
 */
async function followMerged(tx: Tx, bookings: readonly Booking[]): Promise<Booking[]> {
  const into = await endedIn(tx, customersOf(bookings))
  return bookings.map((booking) => {
    const customerId = into.get(booking.customerId ?? 0)
    return customerId === undefined ? booking : { ...booking, customerId, paperId: null }
  })
}

const customersOf = (rows: readonly { customerId?: number | null }[]) =>
  rows.flatMap(({ customerId }) => customerId ?? [])
