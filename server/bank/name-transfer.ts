import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'
import { bookLines } from './book-lines.ts'
import { lockLine } from './line-store.ts'
import type { NamingRefusal } from './name-line.ts'

type TransferRefusal = NamingRefusal | { code: 'no_such_refund' }

/** A line that names no refund of ours is one: it left, or it came back to the account. */
export async function nameTransfer(
  app: App,
  tx: Tx,
  by: Actor,
  { lineId, refundId }: { lineId: number; refundId: number },
): Promise<Outcome<{ matchId: number }, TransferRefusal>> {
  const permitted = await permit(app, tx, by, 'importStatements')
  if (!permitted.ok) return permitted
  const line = await lockLine(tx, lineId)
  if (!line) return refuse({ code: 'no_such_line' })
  if (line.matchId !== null) return refuse({ code: 'already_matched' })
  const isReturned = line.cents > 0
  const refund = await lockTransfer(tx, refundId)
  const isFit =
    refund?.cents === Math.abs(line.cents) && refund.isOut === isReturned && !refund.isBack
  if (!isFit) return refuse({ code: 'no_such_refund' })
  const { customerId } = refund
  const target = isReturned ? 'returned' : 'transfer'
  const booking = { lineId, class: 'B', target, cents: line.cents, refundId, customerId } as const
  const [matchId] = await bookLines(app, tx, by, [booking])
  return done({ matchId: matchId! })
}

type Transfer = { customerId: number; cents: Cents; isOut: boolean; isBack: boolean }

/** A paid refund, locked against a second line; whether a line has it as out or as back. */
async function lockTransfer(tx: Tx, refundId: number): Promise<Transfer | undefined> {
  const { rows } = await sql<Transfer>`
    select r.customer_id, r.amount_cents as cents, exists (${matched(refundId, 'transfer')}) as is_out,
      exists (${matched(refundId, 'returned')}) as is_back
    from deposit_refunds r
    where r.id = ${refundId} and r.pay_to = 'iban' and r.state = 'paid' for no key update`.execute(
    tx,
  )
  return rows[0]
}

const matched = (refundId: number, target: 'transfer' | 'returned') => sql`
  select from bank_matches m join bank_line_states s on s.match_id = m.id
  where m.refund_id = ${refundId} and m.target = ${target}`
