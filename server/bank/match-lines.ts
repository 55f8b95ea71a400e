import { sql } from 'kysely'
import { bySystem } from '../../domain/actor.ts'
import { endToEndIdOf } from '../../domain/bank/end-to-end-id.ts'
import { signsOf } from '../../domain/bank/line-signs.ts'
import { matchLine, type Verdict } from '../../domain/bank/match-line.ts'
import type { AppWithDb } from '../app-context.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { type Booking, bookLines } from './book-lines.ts'
import { lockNewLines, type StoredLine } from './line-store.ts'
import { loadOwnFacts } from './own-facts.ts'
import { loadPayers } from './possible-payers.ts'

const linesAtOnce = 500

/** Looks at every new line: books what is certain and proposes the rest. Can be repeated. */
export async function matchNewLines(app: AppWithDb): Promise<{ lines: number; booked: number }> {
  const total = { lines: 0, booked: 0 }
  for (;;) {
    const { lines, booked } = await inTransaction(app.db, (tx) => matchSome(app, tx))
    total.lines += lines
    total.booked += booked
    if (lines < linesAtOnce) return total
  }
}

async function matchSome(app: App, tx: Tx): Promise<{ lines: number; booked: number }> {
  const lines = await lockNewLines(tx, linesAtOnce)
  const signed = lines.map((line) => ({ line, signs: signsOf(line) }))
  const payersOf = await loadPayers(tx, signed)
  const own = await loadOwnFacts(tx, lines)
  const { cashOnTheWay: cash, heldCents, transfers, provider } = own
  const left = { cash, heldCents, transfers, provider: { ...provider } }
  const bookings: Booking[] = []
  const open: { lineId: number; verdict: Verdict }[] = []
  for (const each of signed) {
    const isIn = each.line.cents > 0
    const verdict = matchLine(each.line, each.signs, {
      payers: payersOf(each),
      transfers: left.transfers
        .filter(({ isOut }) => isOut === isIn)
        .map(({ id, cents }) => ({ id, cents, endToEndId: endToEndIdOf(id) })),
      provider: left.provider,
      cashOnTheWay: left.cash.filter((cents) => cents <= left.heldCents),
      rule: own.ruleOf(each.line),
    })
    const booking = await bookingOf(tx, each.line, verdict)
    if (!booking) open.push({ lineId: each.line.id, verdict })
    else bookings.push(booking)
    // What one line has closed, no other line of these closes again.
    if (verdict.class === 'C') left.provider.owedCents -= each.line.cents
    if (verdict.class === 'D') {
      left.heldCents -= each.line.cents
      left.cash = left.cash.toSpliced(left.cash.indexOf(each.line.cents), 1)
    }
    if (verdict.class === 'B')
      left.transfers = left.transfers.filter(({ id }) => id !== verdict.transferId)
  }
  await bookLines(app, tx, bySystem, bookings)
  await storeVerdicts(tx, open)
  return { lines: lines.length, booked: bookings.length }
}

/** Where a line that is certain goes; null for one that waits for a person. */
async function bookingOf(tx: Tx, line: StoredLine, verdict: Verdict): Promise<Booking | null> {
  const booking = { lineId: line.id, cents: line.cents, class: verdict.class }
  switch (verdict.class) {
    case 'A': {
      const { customerId, documentId: paperId } = verdict
      return { ...booking, target: 'customer', customerId, paperId }
    }
    case 'B': {
      const { transferId: refundId, isReturned } = verdict
      const customerId = await customerOfRefund(tx, refundId)
      return { ...booking, target: isReturned ? 'returned' : 'transfer', refundId, customerId }
    }
    case 'C':
      return { ...booking, target: 'provider' }
    case 'D':
      return { ...booking, target: 'cash' }
    case 'I':
      return { ...booking, target: verdict.rule }
    default:
      return null
  }
}

async function customerOfRefund(tx: Tx, refundId: number): Promise<number> {
  const { customerId } = await tx
    .selectFrom('depositRefunds')
    .select('customerId')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  return customerId
}

async function storeVerdicts(
  tx: Tx,
  open: readonly { lineId: number; verdict: Verdict }[],
): Promise<void> {
  const rows = open.map(({ lineId, verdict }) => ({
    lineId,
    class: verdict.class,
    proposals: 'proposals' in verdict ? verdict.proposals : [],
  }))
  await sql`
    update bank_line_states s set class = t.class, proposals = t.proposals
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t ("lineId" bigint, class text, proposals jsonb)
    where s.line_id = t."lineId"`.execute(tx)
}
