import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import type { Db } from '../database/connect.ts'

const WINDOW_MS = MINUTE_MS
const SHARE_MS = 1_000
/** Below it a visitor is nobody's trouble and costs the database nothing. */
const FEWEST_SHARED = 30
const MOST_VISITORS = 50_000

type Count = { subject: string; total: number; unshared: number }

export type RequestCounts = ReturnType<typeof requestCounts>

/**
 * How much each visitor asked for in this minute, of all processes together. Each process counts by
 * itself and adds up with the others every second, in one statement for all busy visitors, so that
 * a request waits for nothing. Without the database each goes on counting alone.
 */
export function requestCounts(db: Db, secret: string) {
  const counts = new LRUCache<string, Count>({ max: MOST_VISITORS })
  let startedAt = 0

  const share = async () => {
    const busy = [...counts.values()].filter(
      ({ total, unshared }) => total >= FEWEST_SHARED && unshared > 0,
    )
    if (busy.length === 0) return
    const added = busy.map(({ unshared }) => unshared)
    for (const count of busy) count.unshared = 0
    const totals = await addCounts(db, { secret, startedAt, busy, added }).catch(() => undefined)
    busy.forEach((count, index) => {
      if (totals === undefined) count.unshared += added[index]!
      else count.total = totals[index]! + count.unshared
    })
  }
  const timer = setInterval(() => void share(), SHARE_MS)
  timer.unref()

  return {
    /** Adds to a visitor's count and answers it, with the seconds until it begins anew. */
    add(subject: string, cost: number): { total: number; endsInSeconds: number } {
      const now = Date.now()
      if (now >= startedAt + WINDOW_MS) {
        startedAt = now - (now % WINDOW_MS)
        counts.clear()
      }
      const count = counts.get(subject) ?? { subject, total: 0, unshared: 0 }
      count.total += cost
      count.unshared += cost
      counts.set(subject, count)
      return { total: count.total, endsInSeconds: Math.ceil((startedAt + WINDOW_MS - now) / 1_000) }
    },
    share,
    stop: () => clearInterval(timer),
  }
}

type Adding = { secret: string; startedAt: number; busy: Count[]; added: number[] }

/** Adds the counts to the shared ones and answers those, in the same order. */
async function addCounts(db: Db, { secret, startedAt, busy, added }: Adding): Promise<number[]> {
  const hashes = busy.map(({ subject }) =>
    createHmac('sha256', secret).update(subject).digest('hex'),
  )
  const { rows } = await sql<{ subject: string; requests: number }>`
    insert into request_counts as known (subject_hash, window_started_at, requests)
    select decode(hash, 'hex'), ${new Date(startedAt)}, requests
    from unnest(${hashes}::text[], ${added}::int[]) as added (hash, requests)
    order by hash
    on conflict (subject_hash, window_started_at)
      do update set requests = known.requests + excluded.requests
    returning encode(subject_hash, 'hex') as subject, requests`.execute(db)
  const totals = new Map(rows.map(({ subject, requests }) => [subject, requests]))
  return hashes.map((hash) => totals.get(hash)!)
}
