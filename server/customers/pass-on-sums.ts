import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import { type MovingSums, moveSums } from '../ledger/move-sums.ts'
import type { Tx } from '../platform/database/connect.ts'
import { auditBothRecords } from './audit-both-records.ts'
import { endedIn } from './ended-in.ts'

type Passing = Pick<MovingSums, 'sums' | 'note'> & {
  customerId: number
  action: string
  details?: object
}

/**
 * Nobody uses the account of a record that was merged: what comes to it or leaves it goes on to the
 * record that lives, which is answered.
 */
export async function passOnSums(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId: fromId, sums, note, ...act }: Passing,
): Promise<number> {
  const intoId = (await endedIn(tx, [fromId])).get(fromId)
  if (intoId === undefined) return fromId
  const causes = await auditBothRecords(app, tx, by, { fromId, intoId, ...act, reason: note })
  await moveSums(app, tx, by, { fromId, intoId, causes, sums, note })
  return intoId
}
