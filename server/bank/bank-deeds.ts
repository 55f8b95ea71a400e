import { z } from 'zod'
import { done } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { endRule } from './rules.ts'
import { bookAsExpense, nameLine, unmatchLine } from './name-line.ts'

const Naming = z.object({
  lineId: z.int(),
  customerId: z.int(),
  documentId: z.int().optional(),
})

const subject = ({ lineId }: { lineId: number }) => ({
  kind: 'bank_line' as const,
  id: lineId,
})

/** A line is a customer's; undoing reverses what it moved. */
export const nameLineDeed: Deed<z.output<typeof Naming>> = {
  name: 'bank.name',
  right: 'importStatements',
  input: Naming,
  subject,
  reasonOf: () => null,
  reach: async (tx, { lineId, customerId }) => ({ customerId, cents: await centsOf(tx, lineId) }),
  run: async (app, tx, by, naming) => {
    const named = await nameLine(app, tx, by, naming)
    return named.ok ? done({ undo: undoingOf(naming) }) : named
  },
}

const Expense = z.object({ lineId: z.int(), always: z.boolean() })

export const bookExpenseDeed: Deed<z.output<typeof Expense>> = {
  name: 'bank.expense',
  right: 'importStatements',
  input: Expense,
  subject,
  reasonOf: () => null,
  reach: async (tx, { lineId }) => ({ cents: await centsOf(tx, lineId) }),
  run: async (app, tx, by, expense) => {
    const booked = await bookAsExpense(app, tx, by, expense)
    if (!booked.ok) return booked
    const { ruleId } = booked.value
    const undo = undoingOf(expense)
    return done({ undo: { ...undo, input: { ...undo.input, ...(ruleId && { ruleId }) } } })
  },
}

const Unmatching = z.object({
  lineId: z.int(),
  reason: z.string(),
  /** Of an "always" that is undone with its line. */
  ruleId: z.int().optional(),
})

export const unmatchLineDeed: Deed<z.output<typeof Unmatching>> = {
  name: 'bank.unmatch',
  right: 'unmatchPayments',
  input: Unmatching,
  subject,
  reasonOf: ({ reason }) => reason,
  reach: async (tx, { lineId }) => {
    const match = await tx
      .selectFrom('bankLineStates as s')
      .innerJoin('bankMatches as m', 'm.id', 's.matchId')
      .select(['m.customerId', 'm.cents'])
      .where('s.lineId', '=', lineId)
      .executeTakeFirst()
    const customerId = match?.customerId ?? undefined
    return { cents: Math.abs(match?.cents ?? 0), ...(customerId !== undefined && { customerId }) }
  },
  run: async (app, tx, by, unmatching) => {
    const before = await tx
      .selectFrom('bankLineStates as s')
      .innerJoin('bankMatches as m', 'm.id', 's.matchId')
      .select(['m.target', 'm.customerId', 'm.paperId'])
      .where('s.lineId', '=', unmatching.lineId)
      .executeTakeFirst()
    const taken = await unmatchLine(app, tx, by, unmatching)
    if (!taken.ok) return taken
    if (unmatching.ruleId !== undefined) await endRule(app, tx, unmatching.ruleId)
    if (before?.target !== 'customer' || before.customerId === null) return done({})
    const { customerId, paperId } = before
    const again = { lineId: unmatching.lineId, customerId, ...(paperId && { documentId: paperId }) }
    return done({ undo: { deed: 'bank.name', input: again } })
  },
}

const undoingOf = ({ lineId }: { lineId: number }) => ({
  deed: 'bank.unmatch',
  input: { lineId, reason: 'Atsaukts' },
})

async function centsOf(tx: Tx, lineId: number): Promise<number> {
  const line = await tx
    .selectFrom('bankLines')
    .select('cents')
    .where('id', '=', lineId)
    .executeTakeFirst()
  return Math.abs(line?.cents ?? 0)
}
