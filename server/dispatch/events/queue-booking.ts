import type { Tx } from '../../platform/database/connect.ts'
import { enqueue } from '../../platform/queue.ts'

/** What is told or looked at while a van is handed in goes to the books at once, not at night. */
export async function queueBooking(tx: Tx, runId: number): Promise<void> {
  const { state } = await tx
    .selectFrom('runs')
    .select('state')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  if (state === 'handing_in')
    await enqueue(tx, 'dispatch.book-run', { runId }, { key: `book-run:${runId}` })
}
