import type { Actor } from '../../../domain/actor.ts'
import { addDays } from '../../../domain/calendar.ts'
import type { Cents } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { AppWithDb } from '../../app-context.ts'
import { type CashRefusal, moveCash, type SentCash } from '../../ledger/move-cash.ts'
import { findSentCash, type SentCashRefusal } from '../../ledger/sent-cash.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { insertFile, pictureRefusal, type StoredContent } from '../../platform/files/files.ts'
import { worksToday } from '../../staff/permit.ts'
import { lockRun } from '../runs/run-store.ts'

/** As long as the books ask for the receipt of an expense. */
const receiptDays = 366 * 6

type Moving = {
  runId: number
  to: 'safe' | 'expense'
  cents: Cents
  note: string
  takerId?: number | undefined
  photo?: string | undefined
  sent?: SentCash | undefined
}

type DriverCashRefusal =
  | CashRefusal
  | SentCashRefusal
  | { code: 'not_your_run' | 'taker_missing' }
  | Refusal<'run_state'>
  | ReturnType<typeof pictureRefusal>

/** A driver pays an expense from his purse, or drops cash that another person takes for the safe. */
export async function moveDriverCash(
  app: AppWithDb,
  by: Actor,
  { runId, to, cents, note, takerId, photo, sent }: Moving,
): Promise<Outcome<{ moveId: number }, DriverCashRefusal>> {
  const content =
    photo === undefined ? undefined : await app.files.putImage(Buffer.from(photo, 'base64'))
  if (content && !content.ok) return refuse(pictureRefusal(content.refusal))
  return allOrNothing<{ moveId: number }, DriverCashRefusal>(app.db, async (tx) => {
    const run = await lockRun(tx, runId)
    if (run?.driverId !== by.id) return refuse({ code: 'not_your_run' })
    const known = sent && (await findSentCash(tx, by, run!.shiftId, sent))
    if (known) return known
    // The purse of a settled run is counted, and nobody would look at what leaves it.
    if (run!.state === 'settled' || run!.state === 'cancelled')
      return refuse({ code: 'run_state', state: run!.state })
    const isTaken =
      takerId !== undefined && takerId !== by.id && (await worksToday(app, tx, takerId))
    if (to === 'safe' && !isTaken) return refuse({ code: 'taker_missing' })
    const moved = await moveCash(app, tx, by, {
      from: { place: 'shift', shiftId: run!.shiftId },
      to: { place: to },
      cents,
      note,
      sent,
      ...(to === 'safe' && { witnessedBy: takerId }),
    })
    if (!moved.ok) return moved
    if (content) await insertFile(tx, receiptOf(app, moved.value.moveId, content.value))
    return done(moved.value)
  })
}

const receiptOf = ({ clock }: AppWithDb, id: number, content: StoredContent) => ({
  ...content,
  kind: 'expense' as const,
  owner: { kind: 'cash_move', id },
  customerId: null,
  keepUntil: addDays(clock.today(), receiptDays),
})
