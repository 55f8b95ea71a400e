import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

const CHECK_INTERVAL_MS = 1_000
const CHECK_TIMEOUT_MS = 2_000

/** Live: the process answers. Ready: it reaches its database too, checked at most once a second. */
export function health(server: FastifyInstance, db: Db) {
  let check: Promise<boolean> | undefined
  const reachable = () => {
    check ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => setTimeout(() => (check = undefined), CHECK_INTERVAL_MS).unref())
    return Promise.race([check, pause(CHECK_TIMEOUT_MS, false, { ref: false })])
  }
  server.get('/health/live', async () => ({ status: 'live' }))
  server.get('/health/ready', async (_request, reply) =>
    (await reachable())
      ? { status: 'ready' }
      : reply.code(503).header('retry-after', 2).send({ status: 'unavailable' }),
  )
}
