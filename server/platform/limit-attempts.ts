import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database/connect.ts'
import { networkOf } from './http/client-address.ts'

type Limit = { max: number; windowMs: number }

/** How often a secret may be tried; `docs/security.md` lists these numbers. */
const limits = {
  login: {
    account_and_address: { max: 5, windowMs: 15 * MINUTE_MS },
    account: { max: 20, windowMs: 15 * MINUTE_MS },
    address: { max: 100, windowMs: 60 * MINUTE_MS },
  },
  register: {
    account: { max: 10, windowMs: 15 * MINUTE_MS },
    address: { max: 20, windowMs: 60 * MINUTE_MS },
  },
  /** What a registration says of an e-mail, asked before it. */
  email_lookup: {
    account: { max: 10, windowMs: 15 * MINUTE_MS },
    address: { max: 20, windowMs: 60 * MINUTE_MS },
  },
  log_in_link: { address: { max: 20, windowMs: 60 * MINUTE_MS } },
  /** Beyond it no mail goes out, and the answer stays the same. */
  log_in_link_mail: { account: { max: 5, windowMs: 60 * MINUTE_MS } },
  /** Wrong links alone. */
  log_in_link_use: { address: { max: 20, windowMs: 60 * MINUTE_MS } },
  passkey: { address: { max: 100, windowMs: 15 * MINUTE_MS } },
  guest: { address: { max: 100, windowMs: 15 * MINUTE_MS } },
  reset: { address: { max: 20, windowMs: 60 * MINUTE_MS } },
  /** Beyond it no mail goes out, and the answer stays the same. */
  reset_mail: { account: { max: 5, windowMs: 60 * MINUTE_MS } },
  /** Wrong links alone: a right one is no guess. */
  reset_link: { address: { max: 20, windowMs: 60 * MINUTE_MS } },
  password_change: {
    account: { max: 5, windowMs: 60 * MINUTE_MS },
    address: { max: 20, windowMs: 60 * MINUTE_MS },
  },
  email_change: {
    account: { max: 5, windowMs: 60 * MINUTE_MS },
    address: { max: 20, windowMs: 60 * MINUTE_MS },
  },
  withdrawal: {
    account: { max: 10, windowMs: 24 * 60 * MINUTE_MS },
    address: { max: 5, windowMs: 60 * MINUTE_MS },
  },
  /** An e-mail left by a visitor gets a letter of ours, maybe somebody else's. */
  back_in_stock: {
    account: { max: 10, windowMs: 24 * 60 * MINUTE_MS },
    address: { max: 20, windowMs: 60 * MINUTE_MS },
  },
  /** Each is drawn anew, which takes a processor a second. */
  fault_photo: {
    account: { max: 20, windowMs: 60 * MINUTE_MS },
    address: { max: 60, windowMs: 60 * MINUTE_MS },
  },
  promo: {
    account: { max: 20, windowMs: 15 * MINUTE_MS },
    address: { max: 20, windowMs: 15 * MINUTE_MS },
  },
  staff_sign_in: {
    account_and_address: { max: 5, windowMs: 15 * MINUTE_MS },
    account: { max: 20, windowMs: 15 * MINUTE_MS },
    address: { max: 100, windowMs: 60 * MINUTE_MS },
  },
  staff_factor: {
    account: { max: 5, windowMs: 15 * MINUTE_MS },
    address: { max: 100, windowMs: 60 * MINUTE_MS },
  },
  staff_pin: {
    account: { max: 5, windowMs: 15 * MINUTE_MS },
    address: { max: 100, windowMs: 60 * MINUTE_MS },
  },
} as const satisfies Record<
  string,
  Partial<Record<'account' | 'address' | 'account_and_address', Limit>>
>

type Action = keyof typeof limits
type CountedBy = 'account' | 'address' | 'account_and_address'

type Counting = { db: Db; clock: Clock; secret: string; config: { RATE_LIMITS: boolean } }

export type Attempt = {
  /** The exceeded limits, in the order of the table; empty while the attempt may go on. */
  exceeded: CountedBy[]
  refusal: Refusal
  /** Takes the attempt back: a right password is not a guess. */
  uncount: () => Promise<void>
}

/** Counts before it checks, so that a thousand parallel attempts count like a thousand in a row. */
export async function countAttempt(
  { db, clock, config, secret }: Counting,
  action: Action,
  origin: { account: string; address: string },
): Promise<Attempt> {
  const { account } = origin
  const address = networkOf(origin.address)
  const now = clock.now().getTime()
  const subjects = { account, address, account_and_address: `${account}\n${address}` }
  const applied = Object.entries(limits[action]) as [CountedBy, Limit][]
  const counters = applied.map(([countedBy, { windowMs }]): Counter => ({
    action,
    countedBy,
    subjectHash: createHmac('sha256', secret).update(subjects[countedBy]).digest(),
    windowStartedAt: new Date(now - (now % windowMs)),
  }))
  const counts = config.RATE_LIMITS
    ? await incrementCounters(db, counters)
    : new Map<string, number>()
  const exceeded = applied.filter(([countedBy, { max }]) => (counts.get(countedBy) ?? 0) > max)
  const endsAt = Math.max(
    now,
    ...exceeded.map(([, { windowMs }]) => now - (now % windowMs) + windowMs),
  )
  return {
    exceeded: exceeded.map(([countedBy]) => countedBy),
    refusal: { code: 'too_many_requests', retryAfterSeconds: Math.ceil((endsAt - now) / 1_000) },
    uncount: async () => void (config.RATE_LIMITS && (await decrementCounters(db, counters))),
  }
}

type Counter = {
  action: string
  countedBy: string
  subjectHash: Buffer
  windowStartedAt: Date
}

/** One statement counts and reads, so that parallel guesses are counted exactly. */
async function incrementCounters(db: Db, counters: Counter[]): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('credentialAttempts')
    .values(counters)
    .onConflict((conflict) =>
      conflict
        .columns(['action', 'countedBy', 'subjectHash', 'windowStartedAt'])
        .doUpdateSet({ attempts: sql`credential_attempts.attempts + 1` }),
    )
    .returning(['countedBy', 'attempts'])
    .execute()
  return new Map(rows.map(({ countedBy, attempts }) => [countedBy, attempts]))
}

/** A counter's last attempt deletes its row: the database allows no count of zero. */
async function decrementCounters(db: Db, counters: Counter[]): Promise<void> {
  for (const { action, countedBy, subjectHash, windowStartedAt } of counters) {
    const counter = { action, countedBy, subjectHash, windowStartedAt }
    await db
      .deleteFrom('credentialAttempts')
      .where((eb) => eb.and({ ...counter, attempts: 1 }))
      .execute()
    await db
      .updateTable('credentialAttempts')
      .set({ attempts: sql`attempts - 1` })
      .where((eb) => eb.and(counter))
      .where('attempts', '>', 1)
      .execute()
  }
}

export const deleteAttemptsBefore = (db: Db, before: Date) =>
  db.deleteFrom('credentialAttempts').where('windowStartedAt', '<', before).execute()
