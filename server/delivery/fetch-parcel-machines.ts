import type { App } from '../app-context.ts'
import type { Feed } from './feeds/feed.ts'
import { keepParcelMachines } from './keep-parcel-machines.ts'
import { findEtag, findTakenSince, saveTry } from './parcel-machine-store.ts'

const PATIENCE_MS = 30_000
const MOST_BYTES = 30_000_000

/** Asks every carrier for its machines; one that is silent, slow or wrong changes nothing for the customer or for the others. */
export async function fetchParcelMachines(app: App, feeds: readonly Feed[]): Promise<void> {
  for (const feed of feeds) {
    const tried = await fetchOne(app, feed).catch((error: unknown) => ({
      lastError: String(error),
    }))
    if (tried.lastError !== null)
      app.log.warn({ feed: feed.name, reason: tried.lastError }, 'a feed was not taken')
    await saveTry(app.db, feed.name, app.clock.now(), tried)
  }
}

const FRESH_MS = 20 * 3_600_000

/** Those without a good copy of today: asked every hour until there is one, so that a new shop need not wait for the night. */
export async function dueFeeds({ db, clock }: App, feeds: readonly Feed[]): Promise<Feed[]> {
  const taken = await findTakenSince(db, new Date(clock.now().getTime() - FRESH_MS))
  return feeds.filter(({ name }) => !taken.includes(name))
}

type Tried = { lastError: string | null; machines?: number; etag?: string | null }

async function fetchOne({ db, clock }: App, feed: Feed): Promise<Tried> {
  const etag = await findEtag(db, feed.name)
  const answer = await fetch(feed.address, {
    headers: {
      accept: 'application/json',
      ...feed.headers,
      ...(etag && { 'if-none-match': etag }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (answer.status === 304) return { lastError: null }
  if (!answer.ok) return { lastError: `status ${answer.status}` }
  const text = await bounded(answer)
  const kept = await keepParcelMachines(db, feed, JSON.parse(text), clock.now())
  if (!kept.ok) return { lastError: kept.refusal }
  return { lastError: null, machines: kept.value.machines, etag: answer.headers.get('etag') }
}

async function bounded(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
