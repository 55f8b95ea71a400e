import { dayOf } from '../../domain/calendar.ts'
import type { Db } from '../../server/platform/database/connect.ts'

/** A bill of October that is not paid by its day. */
export async function overduePaper(db: Db, customerId: number, openCents: number) {
  const due = dayOf('2026-10-31')
  const { id: paperId } = await db
    .insertInto('papers')
    .values({
      customerId,
      kind: 'monthly_bill',
      causeKind: 'month',
      causeId: 202610,
      issuedOn: due,
      suppliedOn: due,
      dueOn: due,
      seller: '{}',
      buyer: '{}',
      lines: '[]',
      vat: '[]',
      totalCents: openCents,
      toPayCents: openCents,
      bankReference: 'x',
      issuedAt: new Date('2026-10-31T12:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const overdue = { paperId, customerId, overdueSince: due, openCents }
  await db.insertInto('overduePapers').values(overdue).execute()
}
