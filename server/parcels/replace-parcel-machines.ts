import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Tx } from '../platform/database/connect.ts'
import { type Feed, isInLatvia } from './feeds/feed.ts'
import { countActive, retireUnseen, saveMachines } from './parcel-machine-store.ts'

/** A feed with less than this share of the machines that we have is broken. */
const MIN_SHARE = 0.5

/** Replaces the machines of a feed if its copy is whole; otherwise the last good one stays. */
export async function replaceParcelMachines(
  tx: Tx,
  feed: Pick<Feed, 'read' | 'carriers'>,
  json: unknown,
  now: Date,
): Promise<Outcome<{ machines: number }, string>> {
  const machines = [
    ...new Map(readMachines(feed, json).map((machine) => [machine.externalId, machine])).values(),
  ]
  const before = await countActive(tx, feed.carriers)
  if (machines.length === 0) return refuse('no machine in it')
  if (machines.length < before * MIN_SHARE)
    return refuse(`only ${machines.length} machines, there were ${before}`)
  await saveMachines(tx, machines, now)
  await retireUnseen(tx, feed.carriers, now)
  return done({ machines: machines.length })
}

function readMachines(feed: Pick<Feed, 'read'>, json: unknown) {
  try {
    return feed.read(json).filter(isInLatvia)
  } catch {
    return []
  }
}
