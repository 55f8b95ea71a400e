import { createHmac } from 'node:crypto'
import type { Refusal } from '../../contract/refusals.ts'
import type { App } from '../app-context.ts'
import { countDown, type Counter, countUp } from './attempt-store.ts'

const MINUTE_MS = 60_000

type Limit = { most: number; windowMs: number }

/** How often something may be tried: `docs/security.md` tells these numbers to people. */
const limits = {
  login: {
    account_and_address: { most: 5, windowMs: 15 * MINUTE_MS },
    account: { most: 20, windowMs: 15 * MINUTE_MS },
    address: { most: 100, windowMs: 60 * MINUTE_MS },
  },
  register: {
    account: { most: 10, windowMs: 15 * MINUTE_MS },
    address: { most: 20, windowMs: 60 * MINUTE_MS },
  },
  reset: {
    account: { most: 5, windowMs: 60 * MINUTE_MS },
    address: { most: 20, windowMs: 60 * MINUTE_MS },
  },
  email_change: {
    account: { most: 5, windowMs: 60 * MINUTE_MS },
    address: { most: 20, windowMs: 60 * MINUTE_MS },
  },
} as const satisfies Record<
  string,
  Partial<Record<'account' | 'address' | 'account_and_address', Limit>>
>

type Action = keyof typeof limits
type CountedBy = 'account' | 'address' | 'account_and_address'

export type Attempt = {
  /** What is over its limit, in the order of the limits; empty while it may go on. */
  exceeded: CountedBy[]
  refusal: Refusal
  /** What turned out to be no guess does not count. */
  forget: () => Promise<void>
}

/** Counts first and asks later, so that a thousand at once are counted like a thousand in a row. */
export async function countAttempt(
  { db, clock, config, secret }: App,
  action: Action,
  { account, address }: { account: string; address: string },
): Promise<Attempt> {
  const now = clock.now().getTime()
  const subjects = { account, address, account_and_address: `${account}\n${address}` }
  const chosen = Object.entries(limits[action]) as [CountedBy, Limit][]
  const counters = chosen.map(([countedBy, { windowMs }]): Counter => ({
    action,
    countedBy,
    subjectHash: createHmac('sha256', secret).update(subjects[countedBy]).digest(),
    windowStartedAt: new Date(now - (now % windowMs)),
  }))
  const counts = config.RATE_LIMITS ? await countUp(db, counters) : new Map<string, number>()
  const exceeded = chosen.filter(([countedBy, { most }]) => (counts.get(countedBy) ?? 0) > most)
  const endsAt = Math.max(
    now,
    ...exceeded.map(([, { windowMs }]) => now - (now % windowMs) + windowMs),
  )
  return {
    exceeded: exceeded.map(([countedBy]) => countedBy),
    refusal: { code: 'too_many_requests', retryAfterSeconds: Math.ceil((endsAt - now) / 1_000) },
    forget: async () => void (config.RATE_LIMITS && (await countDown(db, counters))),
  }
}
