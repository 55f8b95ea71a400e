import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import type { Running } from '../running.ts'
import type { ConnectionOptions } from './connection-options.ts'

type Listener = (payload: string) => void

export type Notices = {
  /** Called for each notification, and with '' after a reconnection, when some may be missed. */
  on(channel: string, listener: Listener): void
  /** False while the connection is lost, and notices with it. */
  isListening(): boolean
}

const RECONNECT_MS = 1_000

/** No query runs on this connection, so only TCP keep-alive detects that the other end is gone. */
const timeouts = {
  connectionTimeoutMillis: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/** One connection that listens for the whole process and reconnects when it is lost. */
// oxlint-disable-next-line max-lines-per-function -- its parts share one connection
export async function openNotices(
  options: ConnectionOptions,
  log: Pick<BaseLogger, 'warn'>,
): Promise<Notices & Running> {
  const listenersByChannel = new Map<string, Listener[]>()
  let client: pg.Client | undefined
  let stopping = false
  let isListening = false

  // A client runs one query at a time, and rooms subscribe all at once.
  let subscribing: Promise<unknown> = Promise.resolve()
  const listenTo = (channel: string) =>
    (subscribing = subscribing
      .then(() => client?.query(`listen ${pg.escapeIdentifier(channel)}`))
      .catch((err: unknown) => stopping || log.warn({ err }, 'Listening to a channel failed')))

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...options, ...timeouts, application_name: 'avots-notices' })
    fresh.on('error', () => undefined)
    await fresh.connect()
    if (stopping) return fresh.end()
    fresh.on('end', () => {
      isListening = false
      if (!stopping) void reconnect()
    })
    fresh.on('notification', ({ channel, payload }) => {
      for (const listener of listenersByChannel.get(channel) ?? []) listener(payload ?? '')
    })
    client = fresh
    for (const channel of listenersByChannel.keys()) await listenTo(channel)
  }

  async function reconnect(): Promise<void> {
    for (;;) {
      await pause(RECONNECT_MS)
      if (stopping) return
      try {
        await connect()
        for (const listener of [...listenersByChannel.values()].flat()) listener('')
        isListening = true
        return
      } catch (err) {
        log.warn({ err }, 'The database cannot be listened to yet')
      }
    }
  }

  await connect()
  isListening = true
  return {
    on(channel, listener) {
      listenersByChannel.set(channel, [...(listenersByChannel.get(channel) ?? []), listener])
      void listenTo(channel)
    },
    isListening: () => isListening,
    async stop() {
      stopping = true
      await client?.end().catch(() => undefined)
    },
  }
}
