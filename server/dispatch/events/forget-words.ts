import { sql } from 'kysely'
import { DAY_MS } from '../../../domain/calendar/durations.ts'
import { personalFacts } from '../../../domain/dispatch/stop-events.ts'
import type { AppWithDb } from '../../app-context.ts'

/** As long as it is known that a customer's page was opened; the office asks within two weeks. */
const daysKept = 90

/** What no erasure of a customer reaches. That a phone has told something stays known. */
export async function forgetWords(app: AppWithDb): Promise<void> {
  await forgetParked(app)
  await forgetToldLater(app)
}

/**
 * The text of what could not be read or fits no stop of ours: it may name a person who cannot be
 * found by it.
 */
const forgetParked = ({ db, clock }: AppWithDb) =>
  sql`
    update driver_events set signed_text = '', fact = fact - ${personalFacts}::text[]
    where verdict = 'parked' and signed_text <> ''
      and received_at < ${new Date(clock.now().getTime() - daysKept * DAY_MS)}`.execute(db)

/** What a phone has told of a customer's door after the customer was erased. */
const forgetToldLater = ({ db }: AppWithDb) =>
  sql`
    update driver_events e set signed_text = '', fact = e.fact - ${personalFacts}::text[]
    from stops s join customers c on c.id = s.customer_id
    where s.id = e.stop_id and c.anonymised_at < e.received_at and e.signed_text <> ''`.execute(db)
