import { sql } from 'kysely'
import type { BaseLogger } from 'pino'
import { liveKinds } from '../domain/office/live-topics.ts'
import { batch } from './platform/batch.ts'
import type { Db } from './platform/database/connect.ts'
import type { Notices } from './platform/database/notices.ts'
import { liveFeed, type LiveFeed } from './platform/live-feed.ts'

/** Channels whose notices carry no numbers for the office, and what they change. */
const kindOfChannel = {
  catalogue_changed: 'goods',
  calendar_changed: 'calendar',
  settings_changed: 'settings',
}

/** The changes that the database tells this process, on its one connection for that. */
export function openLiveFeed(notices: Notices): LiveFeed {
  const feed = liveFeed()
  for (const [channel, kind] of Object.entries(kindOfChannel))
    notices.on(channel, () => feed.publish(kind, []))
  notices.on('stock_changed', (payload) => {
    const goodId = Number(payload.split(':')[0])
    feed.publish('stock', goodId > 0 ? [goodId] : [])
  })
  notices.on('office_changed', (payload) => {
    // After a lost connection nobody knows what was missed.
    if (payload === '') return liveKinds.forEach((kind) => feed.publish(kind, []))
    const [kind = '', ids = ''] = payload.split(':')
    feed.publish(kind, ids === '' ? [] : ids.split(',').map(Number))
  })
  return feed
}

declare module './app-context.ts' {
  interface App {
    publishPlacedOrder: ReturnType<typeof placedOrders>
  }
}

/** Publishes placed orders after their commit, many in one statement. */
export const placedOrders = (db: Db, log: Pick<BaseLogger, 'warn'>) =>
  batch(async (orderIds: number[]) => {
    await sql`select pg_notify('office_changed', ${`orders:${orderIds.join(',')}`})`
      .execute(db)
      .catch((err: unknown) => log.warn({ err }, 'placed orders were not published'))
    return orderIds
  })
