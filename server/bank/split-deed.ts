import { z } from 'zod'
import { sumOf } from '../../domain/money.ts'
import { done } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { splitLine } from './split-line.ts'

const Splitting = z.object({
  lineId: z.int(),
  parts: z.array(z.object({ customerId: z.int(), cents: z.int(), documentId: z.int().optional() })),
  providerCents: z.int(),
  feeCents: z.int(),
})

/** A line that several share; undoing reverses what each part moved. */
export const splitLineDeed: Deed<z.output<typeof Splitting>> = {
  name: 'bank.split',
  right: 'importStatements',
  input: Splitting,
  subject: ({ lineId }) => ({ kind: 'bank_line', id: lineId }),
  reasonOf: () => null,
  reach: async (tx, { lineId, parts }, app) => {
    const line = await tx
      .selectFrom('bankLines')
      .select('cents')
      .where('id', '=', lineId)
      .executeTakeFirst()
    const customerIds = parts.map(({ customerId }) => customerId)
    // What customers get beyond what came, by a fee, is like a correction of their balances.
    const beyondCents = sumOf(parts, ({ cents }) => cents) - (line?.cents ?? 0)
    const { correctionLimitCents: limitCents } = await app.settings()
    const forTwo = beyondCents > limitCents && { isForTwo: true, limitCents }
    return { cents: Math.abs(line?.cents ?? 0), customerIds, ...forTwo }
  },
  run: async (app, tx, by, splitting) => {
    const split = await splitLine(app, tx, by, splitting)
    const input = { lineId: splitting.lineId, reason: 'Atsaukts' }
    return split.ok ? done({ undo: { deed: 'bank.unmatch', input } }) : split
  },
}
