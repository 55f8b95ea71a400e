import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'
import { bookLines, undoBooking } from './book-lines.ts'
import { lockLine } from './line-store.ts'
import { insertRule } from './rules.ts'

export type NamingRefusal =
  | Refusal<'not_permitted'>
  | { code: 'no_such_line' | 'already_matched' | 'no_such_customer' | 'no_such_document' }

export type Naming = {
  lineId: number
  customerId: number
  /** The document that the payment is for; without one it pays the oldest. */
  documentId?: number | undefined
}

/** A person says whose a line is: its sum goes to the customer's account. */
export async function nameLine(
  app: App,
  tx: Tx,
  by: Actor,
  { lineId, customerId, documentId }: Naming,
): Promise<Outcome<{ matchId: number }, NamingRefusal>> {
  const permitted = await permit(app, tx, by, 'importStatements')
  if (!permitted.ok) return permitted
  const line = await lockLine(tx, lineId)
  if (!line) return refuse({ code: 'no_such_line' })
  if (line.matchId !== null) return refuse({ code: 'already_matched' })
  if (!(await isCustomer(tx, customerId))) return refuse({ code: 'no_such_customer' })
  if (documentId !== undefined && !(await isDocumentOf(tx, customerId, documentId)))
    return refuse({ code: 'no_such_document' })
  const [matchId] = await bookLines(app, tx, by, [
    {
      lineId,
      class: line.class ?? 'H',
      target: 'customer',
      cents: line.cents,
      customerId,
      paperId: documentId ?? null,
    },
  ])
  return done({ matchId: matchId! })
}

/** The line is of the shop itself, such as the bank's fee; `always` makes a rule of it. */
export async function bookAsExpense(
  app: App,
  tx: Tx,
  by: Actor,
  { lineId, always }: { lineId: number; always: boolean },
): Promise<Outcome<{ matchId: number; ruleId: number | null }, NamingRefusal>> {
  const permitted = await permit(app, tx, by, 'importStatements')
  if (!permitted.ok) return permitted
  const line = await lockLine(tx, lineId)
  if (!line) return refuse({ code: 'no_such_line' })
  if (line.matchId !== null) return refuse({ code: 'already_matched' })
  const { cents, kind, partyIban } = line
  const [matchId] = await bookLines(app, tx, by, [{ lineId, class: 'I', target: 'expense', cents }])
  const rule = { partyIban, kind, isIncoming: cents > 0, target: 'expense' } as const
  const hasSign = partyIban !== null || kind === 'fee'
  const ruleId = always && hasSign ? await insertRule(app, tx, by, rule) : null
  return done({ matchId: matchId!, ruleId })
}

/** Takes a match back; what it had paid is open again. */
export async function unmatchLine(
  app: App,
  tx: Tx,
  by: Actor,
  { lineId, reason }: { lineId: number; reason: string },
): Promise<Outcome<{ matchId: number }, NamingRefusal | { code: 'not_matched' }>> {
  const permitted = await permit(app, tx, by, 'unmatchPayments')
  if (!permitted.ok) return permitted
  const line = await lockLine(tx, lineId)
  if (!line) return refuse({ code: 'no_such_line' })
  if (line.matchId === null) return refuse({ code: 'not_matched' })
  await undoBooking(app, tx, by, { matchId: line.matchId, note: reason })
  return done({ matchId: line.matchId })
}

export const isCustomer = async (tx: Tx, customerId: number): Promise<boolean> =>
  (await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('role', '=', 'customer')
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst()) !== undefined

export const isDocumentOf = async (
  tx: Tx,
  customerId: number,
  documentId: number,
): Promise<boolean> =>
  (await tx
    .selectFrom('papers')
    .select('id')
    .where('id', '=', documentId)
    .where('customerId', '=', customerId)
    .executeTakeFirst()) !== undefined
