import type { CustomerEvent } from '../../../contract/office/customer-events.ts'

/** What no person did is folded where it repeats itself: the same letter, one after the other. */
export function foldEvents(events: readonly CustomerEvent[]): CustomerEvent[][] {
  const folded: CustomerEvent[][] = []
  for (const event of events) {
    const last = folded.at(-1)
    if (last !== undefined && isSame(last[0]!, event)) last.push(event)
    else folded.push([event])
  }
  return folded
}

const isSame = (some: CustomerEvent, other: CustomerEvent) =>
  [some, other].every(({ by, counts }) => by.kind === 'system' && counts.length === 0) &&
  some.kind === other.kind &&
  some.what === other.what &&
  some.state === other.state
