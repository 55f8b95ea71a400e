import { dayOf } from '../../../domain/calendar.ts'
import type { StopEvent, StopFact } from '../../../domain/dispatch/stop-events.ts'
import type { StoredEvent } from '../memory/stored-event.ts'

/** An event of this phone, as the rules read it. */
export function eventOf({ id, seq, atMs, fact }: StoredEvent): StopEvent {
  return { id, source: 'device', seq, atMs, fact: factOf(fact) }
}

function factOf(fact: StoredEvent['fact']): StopFact {
  if (fact.kind !== 'not_delivered') return fact
  const { askedDay, ...rest } = fact
  return askedDay === undefined ? rest : { ...rest, askedDay: dayOf(askedDay) }
}
