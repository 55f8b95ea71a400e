import type { App } from '../app-context.ts'
import { deleteAttemptsBefore } from './attempt-store.ts'
import { deleteIdleGuests } from './guest-store.ts'
import { deleteIdleSessions } from './session-store.ts'

const DAY_MS = 86_400_000
const GUEST_DAYS = 90
const ATTEMPT_DAYS = 2
/** In small steps, so that no statement holds many rows for long. */
const GUESTS_AT_ONCE = 500

/** Guests whom nobody has seen for 90 days go with their carts, and so do sessions and counters that have run out. */
export async function forgetGuests({ db, clock }: App): Promise<number> {
  const now = clock.now()
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await deleteIdleSessions(db, now)
  await deleteAttemptsBefore(db, before(ATTEMPT_DAYS))
  let forgotten = 0
  for (;;) {
    const deleted = await deleteIdleGuests(db, before(GUEST_DAYS), GUESTS_AT_ONCE)
    forgotten += deleted
    if (deleted < GUESTS_AT_ONCE) return forgotten
  }
}
