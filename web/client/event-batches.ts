import type { Rescue } from './rescue-codes.ts'

type SentEvent = Rescue['events'][number]

/** The server takes 256 kB of a body; the rest is room for its head. */
const mostBytes = 200_000
const mostEvents = 100

const bytesOf = (event: SentEvent): number =>
  new TextEncoder().encode(JSON.stringify(event)).byteLength + 1

/** Signed events in bodies that the server takes, in their order; a longer one goes by itself. */
export function batchesOf<Event extends SentEvent>(events: readonly Event[]): Event[][] {
  const batches: Event[][] = []
  let bytes = 0
  for (const event of events) {
    const own = bytesOf(event)
    const batch = batches.at(-1)
    if (batch && batch.length < mostEvents && bytes + own <= mostBytes) {
      batch.push(event)
      bytes += own
    } else {
      batches.push([event])
      bytes = own
    }
  }
  return batches
}

/** Sends one batch after another, and collects what became of them. */
export async function sendInBatches<Event extends SentEvent, Verdict>(
  events: readonly Event[],
  send: (batch: Event[]) => Promise<{ verdicts: Verdict[] }>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const batch of batchesOf(events)) verdicts.push(...(await send(batch)).verdicts)
  return verdicts
}
