import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { type Feed, isInLatvia } from './feeds/feed.ts'
import { countActive, retireUnseen, saveMachines } from './parcel-machine-store.ts'

/** A feed that lost more than this of its machines overnight is broken, whatever it says. */
const LEAST_SHARE = 0.5

/** Takes a copy over if it is whole; otherwise the last good one stays. */
export async function keepParcelMachines(
  db: Db,
  feed: Pick<Feed, 'read' | 'carriers'>,
  json: unknown,
  now: Date,
): Promise<Outcome<{ machines: number }, string>> {
  const machines = [
    ...new Map(read(feed, json).map((machine) => [machine.externalId, machine])).values(),
  ]
  return inTransaction(db, async (tx) => {
    const before = await countActive(tx, feed.carriers)
    if (machines.length === 0) return refuse('no machine in it')
    if (machines.length < before * LEAST_SHARE)
      return refuse(`only ${machines.length} machines, there were ${before}`)
    await saveMachines(tx, machines, now)
    await retireUnseen(tx, feed.carriers, now)
    return done({ machines: machines.length })
  })
}

function read(feed: Pick<Feed, 'read'>, json: unknown) {
  try {
    return feed.read(json).filter(isInLatvia)
  } catch {
    // Not even the frame of it is what it should be.
    return []
  }
}
