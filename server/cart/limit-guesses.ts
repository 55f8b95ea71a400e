import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Refusal } from '../../contract/refusals.ts'
import type { App } from '../app-context.ts'

const windowMs = 15 * 60_000
const mostTries = 20

/** Codes are secrets of a few letters: whoever guesses has twenty tries in a quarter of an hour, by account and by address. */
export async function limitPromoGuesses(
  { db, clock, config }: App,
  who: { customerId: number; address: string },
): Promise<Refusal | undefined> {
  if (!config.RATE_LIMITS) return undefined
  const now = clock.now().getTime()
  const startedAt = new Date(now - (now % windowMs))
  const hash = (subject: string) => createHash('sha256').update(subject).digest()
  const { rows } = await sql<{ attempts: number }>`
    insert into credential_attempts as a (action, counted_by, subject_hash, window_started_at)
      values ('promo', 'account', ${hash(String(who.customerId))}, ${startedAt}),
        ('promo', 'address', ${hash(who.address)}, ${startedAt})
    on conflict (action, counted_by, subject_hash, window_started_at) do update set attempts = a.attempts + 1
    returning attempts`.execute(db)
  if (rows.every(({ attempts }) => attempts <= mostTries)) return undefined
  return {
    code: 'too_many_requests',
    retryAfterSeconds: Math.ceil((startedAt.getTime() + windowMs - now) / 1_000),
  }
}
