import { parcelMachineFeeds } from '../../server/parcels/parcel-machine-feeds.ts'
import { replaceParcelMachines } from '../../server/parcels/replace-parcel-machines.ts'
import type { Tx } from '../../server/platform/database/connect.ts'
import dpd from './parcel-machines/dpd.json' with { type: 'json' }
import omniva from './parcel-machines/omniva.json' with { type: 'json' }
import unisend from './parcel-machines/unisend.json' with { type: 'json' }

const copies = { omniva, dpd, unisend }

/** A small copy in the carriers' own formats, read by the very code that reads their feeds. */
export async function seedParcelMachines(tx: Tx, now: Date): Promise<void> {
  for (const feed of parcelMachineFeeds) {
    const kept = await replaceParcelMachines(tx, feed, copies[feed.name], now)
    if (!kept.ok) throw new Error(`the seed's copy of ${feed.name} has ${kept.refusal}`)
  }
}
