import { Client } from 'pg'
import type { ConnectionOptions } from './connection-options.ts'
import { isAlive } from './is-process-alive.ts'

// The driver's types leave these two out.
export type Presence = Client & { ref(): void; unref(): void }

/** Names a connection after its process, so that a leaving process sees the others. */
export const connectionName = (role: string) => `avots-${role}-${process.pid}`

/** A connection that marks, as long as its process lives, that the database is in use. */
export async function connectPresence(owner: ConnectionOptions): Promise<Presence> {
  const client = new Client({
    ...owner,
    application_name: connectionName('presence'),
    connectionTimeoutMillis: 2_000,
    lock_timeout: 3_000,
  }) as Presence
  client.on('error', () => {})
  await client.connect()
  // This connection alone must not keep a finished command running.
  client.unref()
  return client
}

/** The lock lets processes ask one at a time: of several that leave at once, the last one knows. */
export async function isLastToLeave(presence: Presence): Promise<boolean> {
  presence.ref()
  try {
    await presence.query("select pg_advisory_lock(hashtext('avots-leave'))")
    const { rows } = await presence.query<{ application_name: string }>(
      `select application_name from pg_stat_activity
      where application_name like 'avots-%' and pid <> pg_backend_pid()`,
    )
    const isLast = !rows.some(({ application_name }) => isOfAnother(application_name))
    if (!isLast) await presence.query("set application_name to 'leaving'")
    return isLast
  } catch {
    return false
  }
}

/** Closed connections, ours and those of ended processes, stay listed for a moment. */
function isOfAnother(name: string): boolean {
  const [, role, pid] = /^avots-(\w+)-(\d+)$/.exec(name) ?? []
  return (role === 'presence' || pid !== String(process.pid)) && isAlive(Number(pid))
}
