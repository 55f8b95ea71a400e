import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

const askAgainMs = 1_000
const longestWaitMs = 2_000

/** Live: the process answers. Ready: it can also reach its database, asked one question at a time, at most once a second. */
export function health(server: FastifyInstance, db: Db) {
  let asked: Promise<boolean> | undefined
  const reachable = () => {
    asked ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => setTimeout(() => (asked = undefined), askAgainMs).unref())
    return Promise.race([asked, pause(longestWaitMs, false, { ref: false })])
  }
  server.get('/health/live', async () => ({ status: 'live' }))
  server.get('/health/ready', async (_request, reply) =>
    (await reachable())
      ? { status: 'ready' }
      : reply.code(503).header('retry-after', 2).send({ status: 'unavailable' }),
  )
}
