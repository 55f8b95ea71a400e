import { HOUR_MS } from '../../domain/calendar/durations.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Feed } from './feeds/feed.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { replaceParcelMachines } from './replace-parcel-machines.ts'
import { findEtag, findFeedsFetchedSince, saveAttempt } from './parcel-machine-store.ts'

const TIMEOUT_MS = 30_000
const MAX_BYTES = 30_000_000

/** Fetches every carrier's machines; a failing feed affects neither customers nor other feeds. */
export async function fetchParcelMachines(app: AppWithDb, feeds: readonly Feed[]): Promise<void> {
  for (const feed of feeds) {
    const attempt = await fetchFeed(app, feed).catch((error: unknown) => ({
      lastError: String(error),
    }))
    if (attempt.lastError !== null)
      app.log.warn({ feed: feed.name, reason: attempt.lastError }, 'a feed was not taken')
    await saveAttempt(app.db, feed.name, app.clock.now(), attempt)
  }
}

const FRESH_MS = 20 * HOUR_MS

/** Feeds without a good copy of the last 20 hours; the job runs every hour. */
export async function dueFeeds({ db, clock }: AppWithDb, feeds: readonly Feed[]): Promise<Feed[]> {
  const fresh = await findFeedsFetchedSince(db, new Date(clock.now().getTime() - FRESH_MS))
  return feeds.filter(({ name }) => !fresh.includes(name))
}

type FetchAttempt = { lastError: string | null; machines?: number; etag?: string | null }

async function fetchFeed({ db, clock }: AppWithDb, feed: Feed): Promise<FetchAttempt> {
  const etag = await findEtag(db, feed.name)
  const response = await fetch(feed.address, {
    headers: {
      accept: 'application/json',
      ...feed.headers,
      ...(etag && { 'if-none-match': etag }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 304) return { lastError: null }
  if (!response.ok) return { lastError: `status ${response.status}` }
  const text = await readLimited(response)
  const replaced = await inTransaction(db, (tx) =>
    replaceParcelMachines(tx, feed, JSON.parse(text), clock.now()),
  )
  if (!replaced.ok) return { lastError: replaced.refusal }
  return { lastError: null, machines: replaced.value.machines, etag: response.headers.get('etag') }
}

async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
