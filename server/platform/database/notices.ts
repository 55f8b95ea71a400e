import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import type { Running } from '../running.ts'
import type { ConnectionOptions } from './connection-options.ts'

type Heard = (payload: string) => void

export type Notices = {
  /** Hears what the database tells all processes; also called when some may have been missed. */
  on(channel: string, heard: Heard): void
}

const RECONNECT_MS = 1_000

/** Nothing is ever asked on this connection: only the system's own probes find that the other end is gone. */
const patience = {
  connectionTimeoutMillis: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/** One connection that listens for all of a process, and finds its way back when the database was away. */
export async function openNotices(
  options: ConnectionOptions,
  log: Pick<BaseLogger, 'warn'>,
): Promise<Notices & Running> {
  const listeners = new Map<string, Heard[]>()
  let client: pg.Client | undefined
  let stopping = false

  // A client does one thing at a time, and rooms ask for their channels all at once.
  let asking: Promise<unknown> = Promise.resolve()
  const listenTo = (channel: string) =>
    (asking = asking
      .then(() => client?.query(`listen ${pg.escapeIdentifier(channel)}`))
      .catch((err: unknown) => stopping || log.warn({ err }, 'A channel is not heard')))

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...options, ...patience, application_name: 'avots-notices' })
    fresh.on('error', () => undefined)
    await fresh.connect()
    if (stopping) return fresh.end()
    fresh.on('end', () => void (stopping || reconnect()))
    fresh.on('notification', ({ channel, payload }) => {
      for (const heard of listeners.get(channel) ?? []) heard(payload ?? '')
    })
    client = fresh
    for (const channel of listeners.keys()) await listenTo(channel)
  }

  async function reconnect(): Promise<void> {
    for (;;) {
      await pause(RECONNECT_MS)
      if (stopping) return
      try {
        await connect()
        for (const heard of [...listeners.values()].flat()) heard('')
        return
      } catch (err) {
        log.warn({ err }, 'The database does not tell its news yet')
      }
    }
  }

  await connect()
  return {
    on(channel, heard) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), heard])
      void listenTo(channel)
    },
    async stop() {
      stopping = true
      await client?.end().catch(() => undefined)
    },
  }
}
