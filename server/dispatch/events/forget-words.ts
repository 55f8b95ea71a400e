import { sql } from 'kysely'
import { DAY_MS } from '../../../domain/calendar/durations.ts'
import { personalFacts } from '../../../domain/dispatch/stop-events.ts'
import type { AppWithDb } from '../../app-context.ts'

/** As long as it is known that a customer's page was opened; the office asks within two weeks. */
const daysKept = 90

/**
 * The text of what could not be read or fits no stop of ours. It may name a person who cannot be
 * found by it, so that no erasure reaches it. That the phone has told something stays known.
 */
export const forgetParked = ({ db, clock }: AppWithDb) =>
  sql`
    update driver_events set signed_text = '', fact = fact - ${personalFacts}::text[]
    where verdict = 'parked' and signed_text <> ''
      and received_at < ${new Date(clock.now().getTime() - daysKept * DAY_MS)}`.execute(db)
