import { Client } from 'pg'
import type { ConnectionOptions } from './connection-options.ts'
import { isAlive } from './process-alive.ts'

// The driver's types leave these two out.
export type Presence = Client & { ref(): void; unref(): void }

/** Names a connection after its process, so that whoever leaves can see who stays. */
export const connectionName = (role: string) => `avots-${role}-${process.pid}`

/** The one connection by which a process shows, as long as it lives, that it needs the database. */
export async function connectPresence(owner: ConnectionOptions): Promise<Presence> {
  const client = new Client({
    ...owner,
    application_name: connectionName('presence'),
    connectionTimeoutMillis: 2_000,
    lock_timeout: 3_000,
  }) as Presence
  client.on('error', () => {})
  await client.connect()
  // The sign of presence alone must not keep a finished command running.
  client.unref()
  return client
}

/** Tells whether nobody stays. Asked one process at a time, so that of several that leave together the last knows. */
export async function isLastToLeave(presence: Presence): Promise<boolean> {
  presence.ref()
  try {
    await presence.query("select pg_advisory_lock(hashtext('avots-leave'))")
    const { rows } = await presence.query<{ application_name: string }>(
      "select application_name from pg_stat_activity where application_name like 'avots-%' and pid <> pg_backend_pid()",
    )
    const isLast = !rows.some(({ application_name }) => isOfAnother(application_name))
    if (!isLast) await presence.query("set application_name to 'leaving'")
    return isLast
  } catch {
    return false
  }
}

/** Connections that this process has closed, and those of processes that are gone, are still seen for a moment. */
function isOfAnother(name: string): boolean {
  const [, role, pid] = /^avots-(\w+)-(\d+)$/.exec(name) ?? []
  return (role === 'presence' || pid !== String(process.pid)) && isAlive(Number(pid))
}
