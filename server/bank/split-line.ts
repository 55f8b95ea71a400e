import type { Actor } from '../../domain/actor.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'
import { type Booking, bookLines } from './book-lines.ts'
import { lockLine } from './line-store.ts'
import { isCustomer, isDocumentOf, type NamingRefusal } from './name-line.ts'

export type LinePart = { customerId: number; cents: Cents; documentId?: number | undefined }

export type Splitting = {
  lineId: number
  parts: readonly LinePart[]
  /** What the payment provider has paid out, before its fee. */
  providerCents: Cents
  /** What a bank or the provider has withheld; it came to nobody. */
  feeCents: Cents
}

type SplitRefusal = NamingRefusal | { code: 'parts_differ' }

/** A line is of several customers, or less a fee: each part is booked by itself. */
export async function splitLine(
  app: App,
  tx: Tx,
  by: Actor,
  splitting: Splitting,
): Promise<Outcome<{ matchId: number }, SplitRefusal>> {
  const permitted = await permit(app, tx, by, 'importStatements')
  if (!permitted.ok) return permitted
  const { lineId, parts } = splitting
  const line = await lockLine(tx, lineId)
  if (!line) return refuse({ code: 'no_such_line' })
  if (line.matchId !== null) return refuse({ code: 'already_matched' })
  for (const { customerId, documentId } of parts) {
    if (!(await isCustomer(tx, customerId))) return refuse({ code: 'no_such_customer' })
    if (documentId !== undefined && !(await isDocumentOf(tx, customerId, documentId)))
      return refuse({ code: 'no_such_document' })
  }
  const whole = { lineId, class: line.class ?? 'H', cents: line.cents } as const
  const bookings = partsOf(whole, splitting)
  if (sumOf(bookings, ({ cents }) => cents) !== line.cents) return refuse({ code: 'parts_differ' })
  const [matchId] = await bookLines(app, tx, by, [{ ...whole, target: 'split' }])
  await bookLines(
    app,
    tx,
    by,
    bookings.map((booking) => ({ ...booking, partOf: matchId! })),
  )
  return done({ matchId: matchId! })
}

function partsOf(
  { lineId, class: lineClass }: Pick<Booking, 'lineId' | 'class'>,
  { parts, providerCents, feeCents }: Splitting,
): Booking[] {
  const part = { lineId, class: lineClass }
  const ofCustomers = parts.map(({ customerId, cents, documentId }) => ({
    ...part,
    target: 'customer' as const,
    customerId,
    cents,
    paperId: documentId ?? null,
  }))
  const own = [
    { ...part, target: 'provider' as const, cents: providerCents },
    { ...part, target: 'expense' as const, cents: -feeCents },
  ]
  return [...ofCustomers, ...own.filter(({ cents }) => cents !== 0)]
}
